"""Asks a server through openai-python: responses whole, streamed, parsed and with a tool; embeddings."""

import json
import os

import openai
from pydantic import BaseModel

client = openai.OpenAI(base_url=os.environ["OPENAI_URL"], api_key=os.environ["KEY"], max_retries=0)
model = os.environ["RESPONSES_MODEL"]
weather = {
    "type": "function",
    "name": "get_weather",
    "parameters": {
        "type": "object",
        "properties": {"city": {"type": "string"}},
        "required": ["city"],
        "additionalProperties": False,
    },
    "strict": True,
}


class Weather(BaseModel):
    city: str
    degrees: int


def tool() -> dict:
    """Two turns without storage: the second sends every item of the first."""
    items: list = [{"role": "user", "content": "How warm is it in Lisbon?"}]
    first = client.responses.create(model=model, input=items, tools=[weather], store=False)
    [call] = [item for item in first.output if item.type == "function_call"]
    items += first.output
    items.append({"type": "function_call_output", "call_id": call.call_id, "output": "21"})
    second = client.responses.create(model=model, input=items, tools=[weather], store=False)
    return {"call": [call.name, json.loads(call.arguments)], "text": second.output_text}


def streamed() -> dict:
    kinds: list[str] = []
    with client.responses.stream(model=model, input="Say hello.") as stream:
        for event in stream:
            kinds.append(event.type)
        final = stream.get_final_response()
    return {"text": final.output_text, "first": kinds[0], "last": kinds[-1]}


def refused(ask) -> dict:
    try:
        ask()
    except openai.APIError as error:
        return {"name": type(error).__name__, "code": error.code, "message": str(error)}
    return {}


whole = client.responses.create(model=model, input="Say hello.")
parsed = client.responses.parse(model=model, input="The weather?", text_format=Weather)
embedded = client.embeddings.create(model=os.environ["EMBEDDER"], input=["one", "two"])
counts = [whole.usage.input_tokens, whole.usage.output_tokens]
print(
    json.dumps(
        {
            "whole": {"text": whole.output_text, "counts": counts},
            "stream": streamed(),
            "parsed": parsed.output_parsed.model_dump(),
            "tool": tool(),
            "embeddings": [one.embedding for one in embedded.data],
            "unknown": refused(lambda: client.responses.create(model="gpt-4o", input="hi")),
            "stored": refused(
                lambda: client.responses.create(
                    model=model, input="hi", previous_response_id="resp_1"
                )
            ),
        }
    )
)
