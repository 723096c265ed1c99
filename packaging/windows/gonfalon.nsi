; An installer for Windows: makensis packaging/windows/gonfalon.nsi, after
;   cargo build --profile dist --target x86_64-pc-windows-gnu
Target amd64-unicode
Unicode true
!ifndef BINARY
  !define BINARY "..\..\target\x86_64-pc-windows-gnu\dist\gonfalon.exe"
!endif
Name "Gonfalon"
OutFile "gonfalon-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Gonfalon"
RequestExecutionLevel user
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File "${BINARY}"
  File "..\..\README.md"
  File "..\..\LICENSE-MIT"
  File "..\..\LICENSE-APACHE"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Gonfalon.lnk" "$INSTDIR\gonfalon.exe"
  WriteRegStr HKCU "Software\Classes\.gonfalon" "" "Gonfalon.Game"
  WriteRegStr HKCU "Software\Classes\Gonfalon.Game" "" "Gonfalon game"
  WriteRegStr HKCU "Software\Classes\Gonfalon.Game\shell\open\command" "" '"$INSTDIR\gonfalon.exe" "%1"'
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gonfalon" "DisplayName" "Gonfalon"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gonfalon" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

Section "Uninstall"
  Delete "$INSTDIR\gonfalon.exe"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Gonfalon.lnk"
  DeleteRegKey HKCU "Software\Classes\Gonfalon.Game"
  DeleteRegKey HKCU "Software\Classes\.gonfalon"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gonfalon"
SectionEnd
