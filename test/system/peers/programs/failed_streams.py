"""Asks a server 60 times over one pool: streams that fail and whole replies, in turn.

Prints how many ended how; with a library of OpenAI or Anthropic, what each of its streams raised.
"""

import collections
import http.client
import json
import os
import sys
import urllib.parse

url, key, model = os.environ["URL"], os.environ["KEY"], os.environ["MODEL"]
path = "/openai/v1/chat/completions"
headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
hello = [{"role": "user", "content": "hi"}]


def body(stream: bool) -> str:
    return json.dumps({"model": model, "messages": hello, "stream": stream})


def http_client():
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(url).netloc)

    def ask(stream: bool):
        connection.request("POST", path, body(stream), headers)
        reply = connection.getresponse()
        try:
            return reply.read(), True
        except http.client.IncompleteRead as error:
            connection.close()
            return error.partial, False

    return ask


def httpx_client():
    import httpx

    client = httpx.Client(base_url=url, headers=headers)

    def ask(stream: bool):
        parts = []
        with client.stream("POST", path, content=body(stream)) as reply:
            try:
                for part in reply.iter_bytes():
                    parts.append(part)
            except httpx.RemoteProtocolError:
                return b"".join(parts), False
        return b"".join(parts), True

    return ask


def requests_session():
    import requests

    session = requests.Session()

    def ask(stream: bool):
        parts = []
        with session.post(url + path, body(stream), headers=headers, stream=True) as reply:
            try:
                for part in reply.iter_content(None):
                    parts.append(part)
            except requests.exceptions.ChunkedEncodingError:
                return b"".join(parts), False
        return b"".join(parts), True

    return ask


def outcome(ask, stream: bool) -> str:
    try:
        text, is_complete = ask(stream)
    except Exception:
        return "lost"
    said = next((word for word in ("error", "Hello") if f'"{word}"'.encode() in text), "nothing")
    return f"{said} {'complete' if is_complete else 'incomplete'}"


def raised(read) -> list:
    try:
        for _ in read():
            pass
    except Exception as error:
        return [type(error).__name__, str(error)]
    return []


def libraries() -> dict:
    import anthropic
    import openai

    client = openai.OpenAI(base_url=f"{url}/openai/v1", api_key=key, max_retries=0)
    messages = anthropic.Anthropic(base_url=f"{url}/anthropic", api_key=key, max_retries=0).messages
    create = client.chat.completions.create
    return {
        "chat": raised(lambda: create(model=model, messages=hello, stream=True)),
        "responses": raised(lambda: client.responses.create(model=model, input="hi", stream=True)),
        "messages": raised(
            lambda: messages.create(model=model, messages=hello, max_tokens=64, stream=True)
        ),
    }


pools = {"http.client": http_client, "httpx": httpx_client, "requests": requests_session}
which = sys.argv[1]
if which == "libraries":
    print(json.dumps(libraries()))
else:
    ask = pools[which]()
    print(json.dumps(collections.Counter(outcome(ask, at % 2 == 0) for at in range(60))))
