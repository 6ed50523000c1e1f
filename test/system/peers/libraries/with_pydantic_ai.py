"""Runs agents of pydantic-ai over Responses, chat completions and Messages, whole and streamed."""

import asyncio
import json
import os

from pydantic import BaseModel
from pydantic_ai import Agent, NativeOutput
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIResponsesModel
from pydantic_ai.providers.anthropic import AnthropicProvider
from pydantic_ai.providers.openai import OpenAIProvider

openai = OpenAIProvider(base_url=os.environ["OPENAI_URL"], api_key=os.environ["KEY"])
anthropic = AnthropicProvider(base_url=os.environ["ANTHROPIC_URL"], api_key=os.environ["KEY"])


class Weather(BaseModel):
    city: str
    degrees: int


async def ask(model) -> dict:
    """A run with a tool, whole and streamed, a second turn and an answer of a given type."""
    called: list[str] = []
    agent = Agent(model, instructions="Be brief.")

    @agent.tool_plain
    def get_weather(city: str) -> str:
        called.append(city)
        return "21"

    run = await agent.run("How warm is it in Lisbon?")
    again = await agent.run("And now?", message_history=run.all_messages())
    async with agent.run_stream("How warm is it in Lisbon?") as streamed:
        texts = [text async for text in streamed.stream_text(delta=True, debounce_by=None)]
    typed = await Agent(model, output_type=Weather).run("The weather?")
    return {
        "text": run.output,
        "again": again.output,
        "stream": "".join(texts),
        "called": called,
        "typed": typed.output.model_dump(),
    }


async def main() -> None:
    responses = OpenAIResponsesModel(os.environ["RESPONSES_MODEL"], provider=openai)
    chat = OpenAIChatModel(os.environ["MODEL"], provider=openai)
    messages = AnthropicModel(os.environ["MESSAGES_MODEL"], provider=anthropic)
    native = await Agent(responses, output_type=NativeOutput(Weather)).run("The weather?")
    print(
        json.dumps(
            {
                "responses": await ask(responses),
                "chat": await ask(chat),
                "messages": await ask(messages),
                "native": native.output.model_dump(),
            }
        )
    )


asyncio.run(main())
