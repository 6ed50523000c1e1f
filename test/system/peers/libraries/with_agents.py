"""Runs an agent of openai-agents over Responses and over chat completions, whole and streamed."""

import asyncio
import json
import os

import agents
from openai import AsyncOpenAI
from pydantic import BaseModel

client = AsyncOpenAI(base_url=os.environ["OPENAI_URL"], api_key=os.environ["KEY"], max_retries=0)
agents.set_tracing_disabled(True)
called: list[str] = []


class Weather(BaseModel):
    city: str
    degrees: int


@agents.function_tool
def get_weather(city: str) -> str:
    """The weather in a city."""
    called.append(city)
    return "21"


async def ask(speaks, model: str) -> dict:
    """A run with a tool, whole and streamed, a second turn and an answer of a given type."""
    called.clear()
    own = speaks(model=model, openai_client=client)
    agent = agents.Agent(name="Weather", instructions="Be brief.", model=own, tools=[get_weather])
    run = await agents.Runner.run(agent, "How warm is it in Lisbon?")
    streamed = agents.Runner.run_streamed(agent, "How warm is it in Lisbon?")
    deltas = ""
    async for event in streamed.stream_events():
        if event.type == "raw_response_event" and event.data.type == "response.output_text.delta":
            deltas += event.data.delta
    history = [*run.to_input_list(), {"role": "user", "content": "And now?"}]
    again = await agents.Runner.run(agent, history)
    typed = agents.Agent(name="Typed", model=own, output_type=Weather)
    answer = (await agents.Runner.run(typed, "The weather?")).final_output
    return {
        "text": run.final_output,
        "stream": [deltas, streamed.final_output],
        "again": again.final_output,
        "called": list(called),
        "typed": answer.model_dump(),
        "counts": run.context_wrapper.usage.requests,
    }


async def main() -> None:
    responses = await ask(agents.OpenAIResponsesModel, os.environ["RESPONSES_MODEL"])
    chat = await ask(agents.OpenAIChatCompletionsModel, os.environ["MODEL"])
    print(json.dumps({"responses": responses, "chat": chat}))


asyncio.run(main())
