"""Asks a running server through clients of openapi-generator, and prints what it was told."""

import importlib
import json
import os
import pkgutil
import sys

contracts = ("gateway", "openai", "responses", "messages", "mesh", "metadata", "operator")
for contract in contracts:
    sys.path.insert(0, os.path.join("python", contract))


def import_all() -> None:
    for contract in contracts:
        package = importlib.import_module(f"tollgate_{contract}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)


def client_of(package, place: str, token: str):
    settings = package.Configuration(host=os.environ[place], access_token=os.environ[token])
    return package.ApiClient(settings)


def ask() -> dict:
    import tollgate_mesh as mesh
    import tollgate_messages as messages
    import tollgate_openai as openai
    import tollgate_operator as operator
    import tollgate_responses as responses

    model = "hermes-3-llama3.1-8b"
    turn = openai.Message(role="user", content=openai.MessageContent("Say hello."))
    chats = openai.ChatApi(client_of(openai, "GATEWAY", "KEY"))
    chat = chats.create_open_ai_chat_completion(
        openai.ChatCompletionRequest(model=model, messages=[turn])
    )
    [choice] = chat.choices
    stored = responses.ResponsesApi(client_of(responses, "GATEWAY", "KEY"))
    said = responses.ResponseRequestInput("Say hello.")
    request = responses.ResponseRequest(model=model, input=said, background=False)
    response = stored.create_response(request)
    [part] = response.output[0].actual_instance.content
    talks = messages.MessagesApi(client_of(messages, "GATEWAY", "KEY"))
    hello = messages.InputMessage(role="user", content=messages.InputMessageContent("Say hello."))
    message = talks.create_message(
        messages.MessageRequest(model=model, max_tokens=100, messages=[hello])
    )
    [block] = message.content
    agents = mesh.AgentsApi(client_of(mesh, "MESH", "KEY"))
    tool = mesh.ToolInput(tool="echo", tool_arguments={"text": "hello", "times": 2})
    body = mesh.AgentRequest(
        api_key=os.environ["KEY"], agent_id="EchoAgent", input=mesh.Input(tool)
    )
    keys = operator.KeysApi(client_of(operator, "OPERATOR", "TOKEN"))
    wish = operator.KeyCreation(name="generated", budget_usd="1", budget_period="day")
    key = keys.create_key(wish)
    null = response.previous_response_id
    return {
        "openai": [choice.message.content, choice.finish_reason.value],
        "response": [part.actual_instance.text, response.status, response.background, null],
        "message": [block.actual_instance.text, message.stop_reason.value],
        "tool": agents.request_agent(body).result.data,
        "key": [key.name, key.budget_period.value],
    }


import_all()
if "--import-all" not in sys.argv:
    print(json.dumps(ask()))
