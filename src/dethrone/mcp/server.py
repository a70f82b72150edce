"""The server: requests of the protocol are checked at the door, and every refusal is a sentence with its reason."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import mcp_types as types
import msgspec
from mcp import MCPError
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from msgspec import Struct, structs

from dethrone import __version__
from dethrone.chance import shortened
from dethrone.client import Refused as FarRefused
from dethrone.errors import GameError, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.mcp import playing, prompts, resources, studying
from dethrone.mcp.lobby import Lobby, Owner
from dethrone.mcp.options import Options
from dethrone.mcp.refusal import Reason
from dethrone.mcp.tool import Caller, Helped, Room, Said, Tool
from dethrone.near import near
from dethrone.prose import Voice

log = logging.getLogger(__name__)
TOOLS: dict[str, Tool] = {tool.name: tool for tool in (*studying.TOOLS, *playing.TOOLS)}
PIPE = "pipe"  # the owner where there is but one client
SESSION = "mcp-session-id"
INSTRUCTIONS = (
    "Cooperative games against corrupted royals: you play a seat, bots or people the others. Begin with list_games and"
    " read_rules, then start_game, or join_table with an invite link; look shows what your seat may know and what you"
    " are asked, play answers it."
)
Context = ServerRequestContext[Any, Any]


def server(options: Options | None = None, lobby: Lobby | None = None) -> Server[Any]:
    """A server with a lobby of its own; any transport can serve it."""
    options = options or Options()
    door = Door(Room(options, lobby or Lobby(options)))

    @asynccontextmanager
    async def life(_: Server[Any]) -> AsyncIterator[dict[str, Any]]:
        yield {}
        await door.room.lobby.close()

    return Server(
        "dethrone",
        version=__version__,
        lifespan=life,
        instructions=INSTRUCTIONS,
        get_tool_input_schema=lambda name: schema(TOOLS[name].asked) if name in TOOLS else None,
        on_list_tools=door.list_tools,
        on_call_tool=door.call_tool,
        on_list_resources=door.list_resources,
        on_list_resource_templates=door.list_templates,
        on_read_resource=door.read_resource,
        on_list_prompts=door.list_prompts,
        on_get_prompt=door.get_prompt,
    )


AT = re.compile(
    r"(?P<why>.*) - at `\$\.(?P<name>\w+).*`", re.S
)  # where msgspec says that something does not fit


@cache
def schema(kind: type[Struct]) -> dict[str, Any]:
    """The JSON Schema of a struct, an object at its root."""
    whole = msgspec.json.schema(kind)
    shared = whole.pop("$defs")
    root: dict[str, Any] = shared.pop(kind.__name__)
    root.pop("description", None)
    return {**root, "$defs": shared} if shared else root


def owner(ctx: Context) -> Owner:
    """Whom a request comes from.

    By a pipe there is one client. Over HTTP it is the session, where the protocol has sessions; where it has none, the
    `Authorization` that was sent, or nobody: then a game's id is all that there is.
    """
    if ctx.request is None:
        return PIPE
    headers = ctx.request.headers
    if ctx.protocol_version not in MODERN_PROTOCOL_VERSIONS:
        return f"session {headers.get(SESSION)}"
    key = headers.get("authorization")
    return None if key is None else f"key {hashlib.sha256(key.encode()).hexdigest()}"


class Door:
    """What comes in by the protocol, and what goes out."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def caller(self, ctx: Context) -> Caller:
        """Who asks."""
        return Caller(owner(ctx), ctx.session.report_progress)

    # -------------------------------------------------------------------- tools
    async def list_tools(self, _: Context, __: object) -> types.ListToolsResult:
        """All tools with their schemas."""
        return types.ListToolsResult(tools=[_described(tool) for tool in TOOLS.values()])

    async def call_tool(self, ctx: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        """Do what a tool does; whatever is wrong is a sentence."""
        arguments = params.arguments or {}
        voice = self._voice(arguments)
        try:
            answer, lines = await self._called(self.caller(ctx), params.name, arguments)
        except Helped as refusal:
            return _refused(refusal.error, refusal.legal, voice)
        except GameError as error:
            return _refused(error, [], voice)
        except Exception:
            log.exception("A tool failed.")
            return _refused(GameError(Reason.FAILED), [], voice)
        return types.CallToolResult(
            content=[_text("\n".join(lines))], structured_content=msgspec.to_builtins(answer)
        )

    async def _called(self, caller: Caller, name: str, arguments: Mapping[str, Any]) -> Said:
        tool = TOOLS.get(name)
        if tool is None:
            raise GameError(Reason.NO_TOOL, tools=list(TOOLS), **near(name, TOOLS))
        try:
            ask = msgspec.convert(arguments, tool.asked)
        except (msgspec.ValidationError, RecursionError) as error:
            raise _misfit(error, arguments, tool.asked) from None
        return await tool.do(self.room, caller, ask)

    def _voice(self, arguments: Mapping[str, Any]) -> Voice:
        """The language for a refusal: the one asked for, if there is such."""
        language = arguments.get("language")
        try:
            return self.room.voice(language if isinstance(language, str) else None)
        except GameError:
            return self.room.voice(None)

    # ---------------------------------------------------------------- resources
    async def list_resources(self, ctx: Context, _: object) -> types.ListResourcesResult:
        """Rules, schemas and the caller's records."""
        pages = resources.listed(self.room, self.caller(ctx))
        found = [
            types.Resource(uri=page.uri, name=page.name, description=page.about, mime_type=page.kind)
            for page in pages
        ]
        return types.ListResourcesResult(resources=found)

    async def list_templates(self, _: Context, __: object) -> types.ListResourceTemplatesResult:
        """How pages are named."""
        found = [
            types.ResourceTemplate(
                uri_template=page.uri, name=page.name, description=page.about, mime_type=page.kind
            )
            for page in resources.TEMPLATES
        ]
        return types.ListResourceTemplatesResult(resource_templates=found)

    async def read_resource(
        self, ctx: Context, params: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        """One page."""
        page = self._guarded(resources.read, self.room, self.caller(ctx), str(params.uri))
        contents = types.TextResourceContents(uri=params.uri, text=page.text, mime_type=page.kind)
        return types.ReadResourceResult(contents=[contents])

    # ------------------------------------------------------------------ prompts
    async def list_prompts(self, _: Context, __: object) -> types.ListPromptsResult:
        """The one there is."""
        arguments = [
            types.PromptArgument(name=name, description=about, required=False)
            for name, about in prompts.ARGUMENTS.items()
        ]
        one = types.Prompt(name=prompts.TEACH, description=prompts.ABOUT, arguments=arguments)
        return types.ListPromptsResult(prompts=[one])

    async def get_prompt(self, _: Context, params: types.GetPromptRequestParams) -> types.GetPromptResult:
        """Its text."""
        text = self._guarded(prompts.prompt, self.room, params.name, params.arguments or {})
        message = types.PromptMessage(role="user", content=_text(text))
        return types.GetPromptResult(description=prompts.ABOUT, messages=[message])

    def _guarded(self, read: Any, *arguments: Any) -> Any:
        """What a reader answers; its refusals are errors of the protocol."""
        try:
            return read(*arguments)
        except GameError as error:
            voice = self.room.voice(None)
            data = {"code": error.code.value, "reason": str(error.reason)}
            raise MCPError(code=types.INVALID_PARAMS, message=voice.refusal(error), data=data) from None
        except Exception:
            log.exception("Something could not be read.")
            sentence = self.room.voice(None).refusal(GameError(Reason.FAILED))
            raise MCPError(code=types.INTERNAL_ERROR, message=sentence) from None


def _described(tool: Tool) -> types.Tool:
    hints = types.ToolAnnotations(read_only_hint=tool.reads, destructive_hint=False, open_world_hint=False)
    return types.Tool(
        name=tool.name,
        description=tool.about,
        input_schema=schema(tool.asked),
        output_schema=schema(tool.answer),
        annotations=hints,
    )


def _refused(error: GameError, legal: list[str], voice: Voice) -> types.CallToolResult:
    """A refusal as a model reads it: the sentence, the reason, and what would be legal."""
    sentence, code, reason = voice.refusal(error), error.code.value, str(error.reason)
    if isinstance(error, FarRefused):  # in the words of the table server
        code, reason = str(error.answer.get("code", code)), error.word
    lines = [sentence]
    if legal:
        lines.append(voice.say("mcp-legal-moves", moves=legal, count=len(legal), more=0))
    told = {"code": code, "reason": reason, "sentence": sentence, "legal_moves": legal}
    return types.CallToolResult(
        content=[_text("\n".join(lines))], structured_content={"error": told}, is_error=True
    )


def _text(text: str) -> types.TextContent:
    return types.TextContent(type="text", text=text)


def _misfit(error: Exception, arguments: Mapping[str, Any], asked: type[Struct]) -> Unreadable:
    """Why arguments are none of a tool's: which of them is wrong, and which one was meant."""
    names = asked.__struct_fields__
    facts: dict[str, Any]
    if strange := [name for name in arguments if name not in names]:
        facts = {"name": shortened(strange[0]), "names": list(names), **near(strange[0], names)}
        return Unreadable(Reason.NO_ARGUMENT, **facts)
    if missing := [one.name for one in structs.fields(asked) if one.required and one.name not in arguments]:
        return Unreadable(Reason.ARGUMENT_MISSING, names=missing)
    if found := AT.fullmatch(_brief(error)):
        return Unreadable(Reason.BAD_ARGUMENT, name=found["name"], why=found["why"])
    return Unreadable(Shared.NOT_JSON, what=_brief(error))


def _brief(error: Exception, most: int = 200) -> str:
    text = str(error)
    return text if len(text) <= most else text[: most - 1] + "…"
