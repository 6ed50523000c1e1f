"""A server of FastMCP, at the port in PORT."""
import os

from fastmcp import Context, FastMCP
from fastmcp.exceptions import ToolError
from pydantic import BaseModel

server = FastMCP("peer")


class Place(BaseModel):
    floor: int


class Rooms(BaseModel):
    floor: int
    rooms: int


@server.tool(annotations={"readOnlyHint": True})
def add(a: int, b: int) -> int:
    """Adds two numbers."""
    return a + b


@server.tool
def fail() -> str:
    """Fails."""
    raise ToolError("there is no paper")


@server.tool
async def count(place: Place, context: Context) -> Rooms:
    """Counts the rooms of a floor."""
    for room in (1, 2):
        await context.report_progress(room, 2, f"room {room}")
    return Rooms(floor=place.floor, rooms=2)


server.run(transport="http", host="127.0.0.1", port=int(os.environ["PORT"]))
