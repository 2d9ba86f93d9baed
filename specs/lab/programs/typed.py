#!/usr/bin/python3
"""Runs a command in a terminal and types each answer after its prompt.

Usage: typed.py 'PROMPT=ANSWER'... -- COMMAND [ARGUMENT...]

A prompt is the last part of a line, such as 'hidden): ' in 'hidden): =secret'. An answer to a prompt for a password is
typed when the terminal no longer echoes. Colors are removed. The exit status is that of the command.
"""
import os
import pty
import re
import sys
import termios
import time

end = sys.argv.index('--')
answers = [word.rpartition('=')[::2] for word in sys.argv[1:end]]
process, terminal = pty.fork()
if process == 0:
    os.execvp(sys.argv[end + 1], sys.argv[end + 1:])


def echoes():
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


seen = b''
while True:
    try:
        data = os.read(terminal, 4096)
    except OSError:
        break
    if not data:
        break
    sys.stdout.buffer.write(re.sub(rb'\r(?=\n)|\x1b\[[0-9;]*m', b'', data))
    sys.stdout.buffer.flush()
    seen += data
    if answers and answers[0][0].encode() in seen:
        prompt, answer = answers.pop(0)
        seen = b''
        hidden = 'hidden' in prompt or 'password' in prompt
        for _ in range(100):
            if hidden != echoes():
                break
            time.sleep(0.05)
        os.write(terminal, answer.encode() + b'\n')
sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
