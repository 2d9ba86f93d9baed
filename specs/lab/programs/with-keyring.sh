#!/bin/bash
# Runs a command beside GNOME Keyring, whose files in ~/.local/share/keyrings stay for the next call.
# Usage: with-keyring.sh COMMAND [ARGUMENT...]
exec dbus-run-session -- bash -c '
  mkdir -p ~/.local/share/keyrings
  printf lab | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1
  "$@"' with-keyring.sh "$@"
