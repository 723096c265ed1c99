; The installer for Windows, for one user, without an administrator; `pack` calls makensis with
;   -DVERSION=...  -DFOLDER=what is installed  -DFILE=the installer to write  -DSIZE=kilobytes
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gonfalon"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\gonfalon.exe"
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetDateSave off
ManifestDPIAware true
Name "Gonfalon"
OutFile "${FILE}"
Icon "..\icons\gonfalon.ico"
UninstallIcon "..\icons\gonfalon.ico"
InstallDir "$LOCALAPPDATA\Programs\Gonfalon"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Gonfalon"
VIAddVersionKey "FileDescription" "Gonfalon"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Gonfalon contributors; MIT or Apache-2.0"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\Spanish.nlf"
LangString RUNNING ${LANG_ENGLISH} "Gonfalon is running. Close its window first."
LangString RUNNING ${LANG_SPANISH} "Gonfalon está abierto. Cierra antes su ventana."
LangString GAME ${LANG_ENGLISH} "Gonfalon game"
LangString GAME ${LANG_SPANISH} "Partida de Gonfalon"
LangString BATTLE ${LANG_ENGLISH} "Gonfalon battle"
LangString BATTLE ${LANG_SPANISH} "Batalla de Gonfalon"

; A program that runs can't be written to.
!macro ifRunning
  IfFileExists "$INSTDIR\gonfalon.exe" 0 +7
    ClearErrors
    FileOpen $0 "$INSTDIR\gonfalon.exe" a
    IfErrors 0 +3
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      Abort
    FileClose $0
!macroend

; Windows shows names and icons of file types anew.
!macro typesChanged
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro fileType ENDING CLASS NAME
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" '"$INSTDIR\gonfalon.exe",0'
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\gonfalon.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
!macroend

Section
  !insertmacro ifRunning
  SetOutPath "$INSTDIR"
  File "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Gonfalon.lnk" "$INSTDIR\gonfalon.exe"
  !insertmacro fileType ".gonfalon" "Gonfalon.Game" "$(GAME)"
  !insertmacro fileType ".gonfalon-scenario" "Gonfalon.Scenario" "$(BATTLE)"
  ; Battles may be called .json, too; that ending is everybody's.
  WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "Gonfalon.Scenario" ""
  WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\gonfalon.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Gonfalon"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\gonfalon.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Gonfalon contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro typesChanged
SectionEnd

; Games and settings are the player's, and stay.
Section "Uninstall"
  !insertmacro ifRunning
  Delete "$INSTDIR\gonfalon.exe"
  Delete "$INSTDIR\gonfalon.com"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\PLAYERS.md"
  Delete "$INSTDIR\LICENSE-MIT.txt"
  Delete "$INSTDIR\LICENSE-APACHE.txt"
  Delete "$INSTDIR\THIRD-PARTY.html"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Gonfalon.lnk"
  DeleteRegKey HKCU "${CLASSES}\Gonfalon.Game"
  DeleteRegKey HKCU "${CLASSES}\Gonfalon.Scenario"
  DeleteRegKey HKCU "${CLASSES}\.gonfalon"
  DeleteRegKey HKCU "${CLASSES}\.gonfalon-scenario"
  DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "Gonfalon.Scenario"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.json\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.json"
  DeleteRegKey HKCU "${APP_PATH}"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro typesChanged
SectionEnd
