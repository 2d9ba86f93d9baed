#!/usr/bin/python3
"""Calls a tool of an MCP server over SSE and prints its text.

Usage: mcpcall.py URL TOOL [ARGUMENTS] [--token TOKEN] [--raw]
       mcpcall.py URL --method METHOD [PARAMS] [--token TOKEN] [--raw]

With --method, the result is printed as JSON. --raw also prints every message. Exit status: 3 when the server refuses a
message, 4 for an error of the protocol, 5 for an error of the tool. It waits as long as there is no answer.
"""
import argparse
import json
import sys
import urllib.error
import urllib.parse
import urllib.request

parser = argparse.ArgumentParser()
parser.add_argument('url')
parser.add_argument('words', nargs='*')
parser.add_argument('--method')
parser.add_argument('--token')
parser.add_argument('--raw', action='store_true')
options = parser.parse_intermixed_args()
headers = {'Content-Type': 'application/json'}
if options.token:
    headers['Authorization'] = f'Bearer {options.token}'
show = print if options.raw else lambda *_: None


def request(url, method, body=None):
    try:
        return urllib.request.urlopen(urllib.request.Request(url, body, headers))
    except urllib.error.HTTPError as error:
        print(f'{"POST" if body else "GET"} {method}: {error.code} {error.reason}', file=sys.stderr)
        print(error.read().decode(), file=sys.stderr)
        sys.exit(3)


def events(stream):
    name = ''
    for line in stream:
        key, _, value = line.decode().rstrip('\r\n').partition(': ')
        if key == 'event':
            name = value
        elif key == 'data':
            show('<-', name, value)
            yield value


stream = events(request(options.url, 'the stream'))
target = urllib.parse.urljoin(options.url, next(stream))


def send(method, params=None, number=None):
    message = {'jsonrpc': '2.0', 'id': number, 'method': method, 'params': params}
    message = {key: value for key, value in message.items() if value is not None}
    text = json.dumps(message)
    show('->', text)
    request(target, method, text.encode())


def ask(method, params, number):
    send(method, params, number)
    for data in stream:
        answer = json.loads(data)
        if answer.get('id') == number and 'method' not in answer:
            return answer
    sys.exit('the stream has ended')


client = {'name': 'mcpcall', 'version': '1'}
ask('initialize', {'protocolVersion': '2024-11-05', 'capabilities': {}, 'clientInfo': client}, 1)
send('notifications/initialized')
tool = '' if options.method else options.words.pop(0)
arguments = json.loads(options.words[0]) if options.words else {}
params = {'name': tool, 'arguments': arguments} if tool else arguments
answer = ask(options.method or 'tools/call', params, 2)
if 'error' in answer:
    print(json.dumps(answer['error']), file=sys.stderr)
    sys.exit(4)
result = answer['result']
print(json.dumps(result) if options.method else '\n'.join(part['text'] for part in result['content']))
sys.exit(5 if result.get('isError') else 0)
