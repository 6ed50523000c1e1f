"""Asks a running server through clients of openapi-python-client, and prints what it was told."""

import importlib
import json
import os
import pkgutil
import sys

import tollgate_gateway
import tollgate_mesh
import tollgate_messages
import tollgate_metadata
import tollgate_openai
import tollgate_operator
import tollgate_responses


def import_all() -> None:
    dialects = (tollgate_gateway, tollgate_openai, tollgate_responses, tollgate_messages)
    for package in (*dialects, tollgate_mesh, tollgate_metadata, tollgate_operator):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)


def events(client, kwargs: dict, chunk_of) -> dict:
    """Reads a stream as it comes; the last event is no JSON."""
    seen = {"content": "", "finish": None, "chunks": 0, "done": False}
    with client.get_httpx_client().stream(**kwargs) as response:
        for line in response.iter_lines():
            data = line.removeprefix("data: ")
            if not line.startswith("data: "):
                continue
            if data == "[DONE]":
                seen["done"] = True
                continue
            [choice] = chunk_of(json.loads(data)).choices
            seen["chunks"] += 1
            seen["content"] += choice.delta.content or ""
            if choice.finish_reason is not None:
                seen["finish"] = choice.finish_reason.value
    return seen


def ask_gateway() -> dict:
    from tollgate_gateway import AuthenticatedClient
    from tollgate_gateway.api.chat import create_chat_completion, list_models
    from tollgate_gateway.models import (
        ChatCompletion,
        ChatCompletionChunk,
        ChatCompletionRequest,
        Error,
        Message,
        MessageRole,
        Model,
        ModelList,
    )

    client = AuthenticatedClient(base_url=os.environ["GATEWAY"], token=os.environ["KEY"])
    messages = [Message(role=MessageRole.USER, content="Say hello.")]
    model = Model.HERMES_3_LLAMA3_1_8B
    hello = {"model": model, "messages": messages, "n": 1, "stop": ["never said"]}
    whole = create_chat_completion.sync(client=client, body=ChatCompletionRequest(**hello))
    assert isinstance(whole, ChatCompletion), whole
    hot = ChatCompletionRequest(**hello, temperature=2)
    refused = create_chat_completion.sync(client=client, body=hot)
    assert isinstance(refused, Error), refused
    models = list_models.sync(client=client)
    assert isinstance(models, ModelList), models
    [choice] = whole.choices
    kwargs = create_chat_completion._get_kwargs(body=ChatCompletionRequest(**hello, stream=True))
    return {
        "chat": {"content": choice.message.content, "finish": choice.finish_reason.value},
        "stream": events(client, kwargs, ChatCompletionChunk.from_dict),
        "refused": {"status": refused.error, "message": refused.message},
        "models": [model.id.value for model in models.data],
    }


def ask_openai() -> dict:
    from tollgate_openai import AuthenticatedClient
    from tollgate_openai.api.chat import create_open_ai_chat_completion
    from tollgate_openai.models import (
        ChatCompletion,
        ChatCompletionChunk,
        ChatCompletionRequest,
        ContentPart,
        ContentPartType,
        Message,
        MessageRole,
    )

    client = AuthenticatedClient(base_url=os.environ["GATEWAY"], token=os.environ["KEY"])
    parts = [ContentPart(type_=ContentPartType.TEXT, text="Say hello.")]
    brief = Message(role=MessageRole.DEVELOPER, content="Be brief.")
    messages = [brief, Message(role=MessageRole.USER, content=parts)]
    hello = {"model": "hermes-3-llama3.1-8b", "messages": messages, "stop": "never said"}
    body = ChatCompletionRequest(**hello)
    whole = create_open_ai_chat_completion.sync(client=client, body=body)
    assert isinstance(whole, ChatCompletion), whole
    [choice] = whole.choices
    streamed = ChatCompletionRequest(**hello, stream=True)
    kwargs = create_open_ai_chat_completion._get_kwargs(body=streamed)
    return {
        "openai": {"content": choice.message.content, "finish": choice.finish_reason.value},
        "openaiStream": events(client, kwargs, ChatCompletionChunk.from_dict),
    }


def ask_responses() -> dict:
    from tollgate_responses import AuthenticatedClient
    from tollgate_responses.api.responses import create_response
    from tollgate_responses.models import ModelResponse, ResponseRequest

    client = AuthenticatedClient(base_url=os.environ["GATEWAY"], token=os.environ["KEY"])
    body = ResponseRequest(model="hermes-3-llama3.1-8b", input_="Say hello.")
    reply = create_response.sync(client=client, body=body)
    assert isinstance(reply, ModelResponse), reply
    [part] = reply.output[0].content
    return {"response": {"content": part.text, "finish": reply.status.value}}


def ask_messages() -> dict:
    from tollgate_messages import AuthenticatedClient
    from tollgate_messages.api.messages import create_message
    from tollgate_messages.models import InputMessage, InputMessageRole, Message, MessageRequest

    client = AuthenticatedClient(base_url=os.environ["GATEWAY"], token=os.environ["KEY"])
    turn = InputMessage(role=InputMessageRole.USER, content="Say hello.")
    body = MessageRequest(model="hermes-3-llama3.1-8b", max_tokens=100, messages=[turn])
    reply = create_message.sync(client=client, body=body)
    assert isinstance(reply, Message), reply
    [block] = reply.content
    return {"message": {"content": block.text, "finish": reply.stop_reason.value}}


def ask_mesh() -> dict:
    from tollgate_mesh import Client
    from tollgate_mesh.api.agents import request_agent
    from tollgate_mesh.api.discovery import get_schema
    from tollgate_mesh.models import (
        AgentReply,
        AgentRequest,
        AgentSchemas,
        QueryInput,
        ToolInput,
        ToolInputToolArguments,
    )

    client = Client(base_url=os.environ["MESH"])

    def ask(input_) -> dict:
        body = AgentRequest(api_key=os.environ["KEY"], agent_id="EchoAgent", input_=input_)
        reply = request_agent.sync(client=client, body=body)
        assert isinstance(reply, AgentReply), reply
        return reply.result.to_dict()

    arguments = ToolInputToolArguments.from_dict({"text": "hello", "times": 2})
    question = 'Echo "hello" three times.'
    raw = ask(QueryInput(query=question, raw_data_only=True))
    answers = {"query": ask(QueryInput(query=question)), "raw": raw}
    schema = get_schema.sync(client=client)
    assert isinstance(schema, AgentSchemas), schema
    return {
        "tool": ask(ToolInput(tool="echo", tool_arguments=arguments))["data"],
        **{
            name: {"response": one.get("response"), "data": one["data"]}
            for name, one in answers.items()
        },
        "agents": schema.agents.additional_keys,
    }


def ask_others() -> dict:
    from tollgate_metadata import Client
    from tollgate_metadata.api.metadata import get_metadata
    from tollgate_metadata.models import Metadata
    from tollgate_operator import AuthenticatedClient
    from tollgate_operator.api.keys import create_key
    from tollgate_operator.models import BudgetPeriod, CreatedKey, KeyCreation

    document = get_metadata.sync(client=Client(base_url=os.environ["METADATA"]))
    assert isinstance(document, Metadata), document
    operator = AuthenticatedClient(base_url=os.environ["OPERATOR"], token=os.environ["TOKEN"])
    wish = KeyCreation(name="generated", budget_usd="1", budget_period=BudgetPeriod.DAY)
    key = create_key.sync(client=operator, body=wish)
    assert isinstance(key, CreatedKey), key
    return {
        "metadata": document.agents.additional_keys,
        "key": {"name": key.name, "budget_period": key.budget_period, "rpm": key.rpm},
    }


import_all()
if "--import-all" not in sys.argv:
    dialects = {**ask_gateway(), **ask_openai(), **ask_responses(), **ask_messages()}
    print(json.dumps({**dialects, **ask_mesh(), **ask_others()}))
