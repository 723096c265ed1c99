#!/usr/bin/env python3
"""Plays one side of any battle of Gonfalon against the computer, and says what it heard.

    bot.py PROGRAM SCENARIO [SEED]        such as: bot.py target/release/gonfalon first-clash 7
"""
import collections, json, random, subprocess, sys

# Gestures that lead back, and giving up: taken only when nothing else is offered.
BACKWARD = {"put-back", "release", "call-off", "take-up", "take-back", "take-chit", "concede"}
# What is worth doing whenever it is offered.
EAGER = {"attack", "fire", "shoot", "charge", "engage", "commit", "set-up-historically", "set-up-automatically",
         "deploy-automatically", "allot-automatically", "set-up-done", "deploy-done", "allot-done"}


class Engine:
    """The program as a child process: one JSON-RPC message a line."""

    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self.id = 0

    def call(self, method, **params):
        self.id += 1
        request = {"jsonrpc": "2.0", "id": self.id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]


def pick(choices, dice):
    """One of the offered actions: eagerly forward, and never back while there is another way."""
    forward = [choice for choice in choices if choice["action"]["type"] not in BACKWARD]
    weights = [8 if choice["action"]["type"] in EAGER else 1 for choice in forward]
    return dice.choices(forward, weights)[0] if forward else dice.choice(choices)


def play(engine, scenario, seed):
    sides = next(s["sides"] for s in engine.call("scenarios") if s["id"] == scenario)
    mine, dice, heard, step = sides[0], random.Random(seed), collections.Counter(), 0
    prompt = engine.call("new", scenario=scenario, seed=seed, viewer=mine)
    while not prompt["over"]:
        if prompt["side"] == mine:
            engine.call("choose", id=pick(prompt["choices"], dice)["id"], viewer=mine)
        else:  # The other side's seat: the computer thinks for it.
            seat = {"viewer": prompt["side"]}
            engine.call("play", action=engine.call("bot", level="easy", millis=20, seed=seed, **seat), **seat)
        journal = engine.call("journal", **{"from": step}, viewer=mine)
        for told in journal["steps"]:
            heard.update(event.get("event") or event["type"] for event in told["events"])
        step = journal["next"]
        prompt = engine.call("prompt", viewer=mine)
    return prompt["over"], mine, heard


if __name__ == "__main__":
    engine = Engine(sys.argv[1])
    over, mine, heard = play(engine, sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    result = "a draw" if over["winner"] is None else "won" if over["winner"] == mine else "lost"
    print(f"{mine}: {result} ({over['level']}, rule {over['rule']})")
    print(", ".join(f"{word} {count}" for word, count in heard.most_common()))
