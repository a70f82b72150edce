"""The tools to play with: begin, look, move, speak, take back, give up."""

from __future__ import annotations

from dethrone import games
from dethrone.contract import Kind, View
from dethrone.errors import BadRules, GameError, Refused
from dethrone.mcp import answers, asked
from dethrone.mcp.far import joined
from dethrone.mcp.lobby import Place
from dethrone.mcp.refusal import Reason
from dethrone.mcp.telling import look
from dethrone.mcp.tool import Caller, Room, Said, Tool
from dethrone.near import near
from dethrone.players import strengths
from dethrone.table import Asks, Bot, Open, Person, Seat
from dethrone.table.commands import Act, Propose, Say, Vote
from dethrone.table.names import check_own_name
from dethrone.table.proposals import Resign, Undo
from dethrone.table.reading import named, read_moves
from dethrone.table.refusal import Reason as TableReason

OPEN = "open"


# ---------------------------------------------------------------- beginning
async def start_game(room: Room, caller: Caller, ask: asked.AskStart) -> Said:
    """A new game, told up to the first question."""
    kind = games.kind(ask.game)
    rules = str(kind.rules(ask.rules or kind.usual_rules))
    place = room.lobby.start(kind, seats(kind, ask), rules, caller.owner)
    return await seen(room, caller, place, ask.language)


async def join_game(room: Room, caller: Caller, ask: asked.AskJoin) -> Said:
    """An open seat is taken."""
    if ask.name:
        check_own_name(ask.name)
    place = room.lobby.join(ask.invitation, ask.name, caller.owner)
    return await seen(room, caller, place, ask.language)


async def join_table(room: Room, caller: Caller, ask: asked.AskTable) -> Said:
    """An open seat of a table server's table is taken."""
    voice = room.voice(ask.language)
    room.lobby.admit(caller.owner)
    far, seat = await joined(
        ask.link,
        seat=ask.seat,
        name=ask.name,
        language=voice.language,
        allowed=room.options.servers,
        patience=room.options.patience,
        now=room.lobby.clock(),
    )
    return await seen(room, caller, room.lobby.seat(far, seat, caller.owner), ask.language)


def seats(kind: Kind, ask: asked.AskStart) -> tuple[Seat, ...]:
    """The seats that were asked for: the caller's, then bots by name and open ones."""
    partners = ask.partners
    if partners is None:
        players = kind.usual_players if ask.players is None else ask.players
        partners = [usual_bot(kind)] * (players - 1)
    elif len(partners) == 1 and ask.players is not None:
        partners = partners * (ask.players - 1)
    players = len(partners) + 1
    if ask.players not in (None, players):
        raise BadRules(Reason.PARTNERS_AT_ODDS, partners=len(partners), players=ask.players)
    kind.deal(players, kind.usual_rules, None)  # refuses a number that the game is not for
    others = (partner(kind, text, seat) for seat, text in enumerate(partners, 1))
    if ask.name:
        check_own_name(ask.name)
    return (Person(ask.name or "Player 1"), *others)


def usual_bot(kind: Kind) -> str:
    """The bot that sits down if nobody is named: quick, and no fool."""
    bots = strengths(kind.name)
    return bots[(len(bots) - 1) // 2].name


def partner(kind: Kind, text: str, seat: int) -> Seat:
    """A bot of the roster by its bare name, or an open seat; classes and searches of one's own are not for guests."""
    word = text.strip().lower()
    names = [one.name for one in strengths(kind.name)]
    if word == OPEN:
        return Open()
    if word not in names:
        raise BadRules(Reason.NO_BOT, bots=names, **near(word, names))
    return Bot(word, f"{word.capitalize()} {seat + 1}")


# ------------------------------------------------------------------ looking
def view_of(place: Place) -> View:
    """What the place may know of the game; before the deal there is none."""
    view = place.look().view
    if view is None:
        raise Refused(TableReason.NOT_STARTED)
    return view


async def seen(room: Room, caller: Caller, place: Place, language: str | None) -> Said:
    """What a place sees, once the bots have answered."""
    async with room.at(place.id, caller):
        await room.settle(place, caller)
        return look(place, room.voice(language), room.lobby.invitations(place))


async def look_at(room: Room, caller: Caller, ask: asked.AtGame) -> Said:
    """The table as the caller's seat sees it."""
    room.voice(ask.language)
    return await seen(room, caller, room.lobby.place(ask.game_id, caller.owner), ask.language)


async def list_my_games(room: Room, caller: Caller, ask: asked.Asked) -> Said:
    """The caller's games, each in a line."""
    voice = room.voice(ask.language)
    lines = [
        answers.GameLine(
            game_id=place.id,
            game=seen.game,
            rules=seen.rules,
            stage=seen.stage.value,
            is_asked=seen.question is not None,
            result=seen.result,
        )
        for place, seen in ((one, one.look()) for one in room.lobby.of(caller.owner))
    ]
    told = [voice.say("mcp-game", id=one.game_id, game=one.game, rules=one.rules) for one in lines]
    return answers.MyGames(games=lines), told or [voice.say("mcp-no-games")]


async def legal_moves(room: Room, caller: Caller, ask: asked.AskMoves) -> Said:
    """The caller's legal moves, some of them at a time."""
    async with room.at(ask.game_id, caller) as place:
        voice, wire = room.voice(ask.language), place.hosted.kind.wire()
        legal = place.look().legal_moves
        some = legal[ask.first : ask.first + ask.most]
        moves = [answers.LegalMove(str(move), wire.move(move)) for move in some]
        answer = answers.Moves(count=len(legal), first=ask.first, moves=moves)
        if not legal:
            return answer, [voice.say("mcp-not-asked")]
        return answer, [voice.say("mcp-count", count=len(legal)), *(one.text for one in moves)]


async def preview(room: Room, caller: Caller, ask: asked.AskMove) -> Said:
    """What moves would do, as far as the caller's view tells."""
    async with room.at(ask.game_id, caller) as place:
        voice, kind, names = room.voice(ask.language), place.hosted.kind, place.hosted.names(place.seat)
        view = view_of(place)
        moves = read_moves(view, ask.move)
        found: list[answers.Previewed] = []
        trial = view.trial(0)
        for move in moves:
            here = trial.view(place.seat) if found else view
            here.check(move)
            shown = here.preview(move)
            lines = voice.preview(kind.name, shown, names)
            found.append(answers.Previewed(str(move), kind.wire().preview(shown), lines))
            shows = trial.push(move, seat=place.seat).shows_hidden
            if place.seat in shows or trial.decider != place.seat:
                break  # what comes after it is decided by what nobody knows yet, or by somebody else
        answer = answers.Previews(moves=found, is_cut=len(found) < len(moves))
        return answer, [line for one in found for line in (f"{one.move}:", *one.lines)]


# ------------------------------------------------------------------- acting
async def play(room: Room, caller: Caller, ask: asked.AskPlay) -> Said:
    """The move that is asked for, or several; then the bots' answers."""
    voice = room.voice(ask.language)
    async with room.at(ask.game_id, caller) as place:
        await room.settle(place, caller)
        moves = read_moves(view_of(place), ask.move)
        number = place.hosted.number(Asks.MOVE) if ask.question is None else ask.question
        await place.hosted.do(Act(number, tuple(map(str, moves))), place.seat)
        await room.settle(place, caller)
        return look(place, voice, room.lobby.invitations(place))


async def signal(room: Room, caller: Caller, ask: asked.AskSignal) -> Said:
    """A word that the rules allow, or silence."""
    voice = room.voice(ask.language)
    async with room.at(ask.game_id, caller) as place:
        sayings = place.look().sayings
        word = None if ask.word is None else named(ask.word, sayings)
        if ask.word is not None and sayings and word is None:
            words = [str(one) for one in sayings]
            raise GameError(Reason.NO_WORD, words=words, **near(ask.word, words))
        number = place.hosted.number(Asks.WORD)
        if number < 0 or not sayings:
            raise Refused(Reason.NO_WORD, words=[])
        await place.hosted.do(Say(number, None if word is None else str(word)), place.seat)
        await room.settle(place, caller)
        return look(place, voice, room.lobby.invitations(place))


async def _agree(room: Room, caller: Caller, ask: asked.AtGame, wish: Undo | Resign) -> Said:
    """Propose something, or say yes to whoever has proposed the same."""
    voice = room.voice(ask.language)
    async with room.at(ask.game_id, caller) as place:
        seen = place.look()
        asked_for = (one for one in seen.questions if one.asks is Asks.VOTE and one.seat == place.seat)
        question = next(asked_for, None)
        if question is not None and seen.proposal is not None and seen.proposal.wish == wish:
            await place.hosted.do(Vote(question.number, is_yes=True), place.seat)
        else:
            await place.hosted.do(Propose(wish), place.seat)
        await room.settle(place, caller)
        return look(place, voice, room.lobby.invitations(place))


async def undo(room: Room, caller: Caller, ask: asked.AtGame) -> Said:
    """The last decision is taken back, if nothing hidden was seen since."""
    return await _agree(room, caller, ask, Undo())


async def give_up(room: Room, caller: Caller, ask: asked.AtGame) -> Said:
    """The game is given up."""
    return await _agree(room, caller, ask, Resign())


TOOLS = (
    Tool("start_game", "Start a game: you sit in seat 0, bots or people who are invited in the others.",
         asked.AskStart, answers.Look, start_game, reads=False),
    Tool("join_game", "Take an open seat of somebody's game, by its invitation.",
         asked.AskJoin, answers.Look, join_game, reads=False),
    Tool("join_table", "Take an open seat at a table of a table server, by its invite link; then play as in any game.",
         asked.AskTable, answers.Look, join_table, reads=False),
    Tool("list_my_games", "List your games; only where the connection tells who you are.",
         asked.Asked, answers.MyGames, list_my_games),
    Tool("look", "Look at your game: all that your seat may know, what happened, what you are asked.",
         asked.AtGame, answers.Look, look_at),
    Tool("legal_moves", "List your legal moves, some at a time, as text and as JSON.",
         asked.AskMoves, answers.Moves, legal_moves),
    Tool("preview", "See what a move would do, as far as it is certain, without making it.",
         asked.AskMove, answers.Previews, preview),
    Tool("play", "Make your move, or several; the bots answer, until you are asked again.",
         asked.AskPlay, answers.Look, play, reads=False),
    Tool("signal", "Say one of the words that the rules allow now (such as the wish to go next), or keep silent.",
         asked.AskSignal, answers.Look, signal, reads=False),
    Tool("undo", "Take your last decision back, if nothing hidden was seen since; other people must agree by the same.",
         asked.AtGame, answers.Look, undo, reads=False),
    Tool("give_up", "Give the game up; other people must agree by the same.",
         asked.AtGame, answers.Look, give_up, reads=False),
)  # fmt: skip
