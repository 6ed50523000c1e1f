"""Answers what it is asked, a JSON object a line, by openai-python: {"base_url", "api_key", "body"}; {"leave": true} ends the loop over a stream."""

import json
import queue
import sys
import threading

import openai

asks: "queue.Queue[dict | None]" = queue.Queue()
left = threading.Event()


def listen() -> None:
    for line in sys.stdin:
        ask = json.loads(line)
        if "leave" in ask:
            left.set()
        else:
            asks.put(ask)
    asks.put(None)


def tell(**line: object) -> None:
    print(json.dumps(line), flush=True)


def answer(base_url: str, api_key: str, body: dict) -> None:
    left.clear()
    client = openai.OpenAI(base_url=base_url, api_key=api_key, max_retries=0)
    if not body.get("stream"):
        tell(reply=client.chat.completions.create(**body).model_dump(exclude_unset=True))
        return
    with client.chat.completions.create(**body) as stream:
        for chunk in stream:
            tell(chunk=chunk.model_dump(exclude_unset=True))
            if left.is_set():
                break
    tell(end=True)


def refused(error: openai.APIError) -> dict:
    body = error.body if isinstance(error.body, dict) else {}
    # The library puts the body of an error before its own words when it knows no better ones.
    message = body.get("message") or error.message
    return {"name": type(error).__name__, "message": message, "status": getattr(error, "status_code", None), "type": error.type, "code": error.code}


threading.Thread(target=listen, daemon=True).start()
while (asked := asks.get()) is not None:
    try:
        answer(**asked)
    except openai.APIError as error:
        tell(error=refused(error))
