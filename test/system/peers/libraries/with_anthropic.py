"""Asks a server through anthropic-python: messages streamed and parsed, and its tool runners."""

import asyncio
import json
import os

import anthropic
from pydantic import BaseModel

at = {"base_url": os.environ["ANTHROPIC_URL"], "api_key": os.environ["KEY"], "max_retries": 0}
client = anthropic.Anthropic(**at)
model = os.environ["MESSAGES_MODEL"]
called: list[str] = []


class Weather(BaseModel):
    city: str
    degrees: int


def asked(text: str) -> dict:
    return {"model": model, "max_tokens": 64, "messages": [{"role": "user", "content": text}]}


question = asked("How warm is it in Lisbon?")


@anthropic.beta_tool
def get_weather(city: str) -> str:
    """The weather in a city."""
    called.append(city)
    return "21"


@anthropic.beta_async_tool
async def get_weather_later(city: str) -> str:
    """The weather in a city."""
    called.append(city)
    return "21"


def text_of(message) -> str:
    return "".join(block.text for block in message.content)


def runs() -> list[str]:
    whole = client.beta.messages.tool_runner(tools=[get_weather], **question).until_done()
    for stream in client.beta.messages.tool_runner(tools=[get_weather], stream=True, **question):
        last = stream.get_final_message()
    return [text_of(whole), text_of(last)]


async def later_runs() -> list[str]:
    async with anthropic.AsyncAnthropic(**at) as later:
        run = later.beta.messages.tool_runner
        whole = await run(tools=[get_weather_later], **question).until_done()
        async for stream in run(tools=[get_weather_later], stream=True, **question):
            last = await stream.get_final_message()
    return [text_of(whole), text_of(last)]


def streamed() -> list[str]:
    with client.messages.stream(**asked("Say hello.")) as stream:
        deltas = "".join(stream.text_stream)
        return [deltas, text_of(stream.get_final_message())]


def refused(**more: str) -> dict:
    try:
        client.with_options(**more).messages.create(**{**asked("hi"), "model": "gpt-4o"})
    except anthropic.APIStatusError as error:
        return {"name": type(error).__name__, "status": error.status_code}
    return {}


parsed = client.messages.parse(output_format=Weather, **asked("The weather?"))
print(
    json.dumps(
        {
            "stream": streamed(),
            "parsed": parsed.parsed_output.model_dump(),
            "runs": [*runs(), *asyncio.run(later_runs())],
            "called": called,
            "unknown": refused(),
            "stranger": refused(api_key="nobody"),
        }
    )
)
