"""Asks the agent at MCP_URL in both ways of the protocol, and prints what came back."""

import asyncio
import json
import os
from typing import Literal

import anyio
import mcp.types as types
from mcp.client import Client
from mcp.client.extension import ClaimContext, ClientExtension, ResultClaim
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from mcp.shared.exceptions import MCPError

url = os.environ["MCP_URL"]
headers = {"authorization": f"Bearer {os.environ['KEY']}"}


class TaskHandle(types.Result):
    result_type: Literal["task"] = "task"
    task_id: str


class TaskParams(types.RequestParams):
    task_id: str


class GetTask(types.Request[TaskParams, Literal["tasks/get"]]):
    method: Literal["tasks/get"] = "tasks/get"
    params: TaskParams
    name_param = "taskId"


class CancelTask(types.Request[TaskParams, Literal["tasks/cancel"]]):
    method: Literal["tasks/cancel"] = "tasks/cancel"
    params: TaskParams
    name_param = "taskId"


class Task(types.Result):
    status: str
    result: types.CallToolResult | None = None


class Tasks(ClientExtension):
    """The extension of tasks: a handle is asked for until its task is done."""

    identifier = "io.modelcontextprotocol/tasks"

    def __init__(self) -> None:
        self.states: list[str] = []

    def claims(self):
        return [ResultClaim(result_type="task", model=TaskHandle, resolve=self.resolve)]

    async def resolve(self, handle: TaskHandle, context: ClaimContext) -> types.CallToolResult:
        params = TaskParams(task_id=handle.task_id)
        if context.tool_name == "get_held":
            await context.session.send_request(CancelTask(params=params), types.Result)
        while True:
            task = await context.session.send_request(GetTask(params=params), Task)
            if not self.states or self.states[-1] != task.status:
                self.states.append(task.status)
            if task.status != "working":
                return task.result or types.CallToolResult(content=[])
            await anyio.sleep(0.1)


def connect(mode: str, extensions: list[ClientExtension] | None = None) -> Client:
    transport = streamable_http_client(url, http_client=create_mcp_http_client(headers))
    return Client(transport, mode=mode, extensions=extensions)


async def error_of(call) -> int | None:
    try:
        await call
        return None
    except MCPError as error:
        return error.code


async def answers(mode: str) -> dict:
    steps: list[list] = []

    async def progress(step: float, total: float | None, message: str | None) -> None:
        steps.append([step, message])

    async with connect(mode) as client:
        listed = await client.list_tools()
        called = await client.call_tool("get_quick", {}, progress_callback=progress)
        failed = await client.call_tool("get_broken", {})
        missing = await error_of(client.call_tool("get_nothing", {}))
        given_up = await error_of(client.call_tool("get_stuck", {}, read_timeout_seconds=0.5))
        return {
            "version": client.protocol_version,
            "server": client.server_info.name if client.server_info else None,
            "tools": [tool.name for tool in listed.tools],
            "called": called.structured_content,
            "progress": steps,
            "failed": [failed.is_error, failed.structured_content["code"]],
            "missing": missing,
            "givenUp": given_up is not None,
        }


async def tasks() -> dict:
    extension = Tasks()
    async with connect("2026-07-28", [extension]) as client:
        report = await client.call_tool("get_report", {})
        await client.call_tool("get_held", {})
        return {"report": report.structured_content, "states": extension.states}


async def main() -> None:
    modes = ["legacy", "2026-07-28", "auto"]
    printed = {mode: await answers(mode) for mode in modes}
    print(json.dumps({**printed, "tasks": await tasks()}))


asyncio.run(main())
