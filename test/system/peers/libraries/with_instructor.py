"""Asks for an object of a class by instructor in each mode that it has for OpenAI's addresses."""

import json
import os

import instructor
import openai
from pydantic import BaseModel

client = openai.OpenAI(base_url=os.environ["OPENAI_URL"], api_key=os.environ["KEY"], max_retries=0)
prompt = [{"role": "user", "content": "The weather?"}]


class Weather(BaseModel):
    city: str
    degrees: int


def ask(mode: instructor.Mode) -> list:
    """The whole object, and what it was like at the end of a stream."""
    made = instructor.from_openai(client, mode=mode)
    model = os.environ["RESPONSES_MODEL" if mode.name.startswith("RESPONSES") else "MODEL"]
    wanted = {"model": model, "messages": prompt, "response_model": Weather}
    whole = made.create(max_retries=0, **wanted)
    parts = [one.model_dump() for one in made.create_partial(max_retries=0, **wanted)]
    return [whole.model_dump(), parts[-1]]


modes = ["TOOLS", "JSON", "JSON_SCHEMA", "RESPONSES_TOOLS"]
print(json.dumps({mode: ask(instructor.Mode[mode]) for mode in modes}))
