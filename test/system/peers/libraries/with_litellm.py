"""Calls a server by litellm as chat, Responses, Messages and embeddings, whole and streamed."""

import json
import os

import litellm

litellm.telemetry = False
litellm.suppress_debug_info = True
litellm.num_retries = 0
openai = {"api_base": os.environ["OPENAI_URL"], "api_key": os.environ["KEY"]}
anthropic = {"api_base": os.environ["ANTHROPIC_URL"], "api_key": os.environ["KEY"]}
name = os.environ["MODEL"]
responses_name = os.environ["RESPONSES_MODEL"]
messages_name = os.environ["MESSAGES_MODEL"]
tools = [
    {
        "type": "function",
        "function": {
            "name": "get_weather",
            "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
        },
    }
]


def chat(model: str, at: dict) -> dict:
    """Whole, streamed, and a round with a tool."""
    hello = [{"role": "user", "content": "Say hello."}]
    whole = litellm.completion(model=model, messages=hello, max_tokens=64, **at)
    pieces = litellm.completion(
        model=model,
        messages=hello,
        max_tokens=64,
        stream=True,
        stream_options={"include_usage": True},
        **at,
    )
    chunks = list(pieces)
    asked: list = [{"role": "user", "content": "How warm is it in Lisbon?"}]
    first = litellm.completion(model=model, messages=asked, tools=tools, max_tokens=64, **at)
    message = first.choices[0].message
    [call] = message.tool_calls
    answer = {"role": "tool", "tool_call_id": call.id, "content": "21"}
    asked += [message.model_dump(exclude_none=True), answer]
    last = litellm.completion(model=model, messages=asked, tools=tools, max_tokens=64, **at)
    text = [chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices]
    return {
        "text": whole.choices[0].message.content,
        "stream": "".join(text),
        "call": [call.function.name, json.loads(call.function.arguments)],
        "tool": last.choices[0].message.content,
    }


def refused() -> dict:
    try:
        litellm.completion(
            model="openai/gpt-4o", messages=[{"role": "user", "content": "hi"}], **openai
        )
    except litellm.exceptions.NotFoundError as error:
        return {"status": error.status_code, "message": error.message}
    return {}


def stranger() -> dict:
    ask = [{"role": "user", "content": "hi"}]
    try:
        litellm.completion(model=f"openai/{name}", messages=ask, **{**openai, "api_key": "nobody"})
    except litellm.exceptions.AuthenticationError as error:
        return {"status": error.status_code}
    return {}


def responses() -> dict:
    asked = {"model": f"openai/{responses_name}", "input": "Say hello.", **openai}
    whole = litellm.responses(**asked)
    events = litellm.responses(stream=True, **asked)
    kinds = [str(getattr(event.type, "value", event.type)) for event in events]
    text = "".join(part.text for item in whole.output for part in item.content)
    return {"text": text, "last": kinds[-1]}


embedder = os.environ["EMBEDDER"]
vectors = litellm.embedding(model=f"openai/{embedder}", input=["one", "two"], **openai)
print(
    json.dumps(
        {
            "chat": chat(f"openai/{name}", openai),
            "messages": chat(f"anthropic/{messages_name}", anthropic),
            "responses": responses(),
            "embeddings": [one["embedding"] for one in vectors.data],
            "unknown": refused(),
            "stranger": stranger(),
        }
    )
)
