"""A review's words and figures in one of the languages."""

from wormgrill.rules.actions import ROLL_GOLDEN, Action, Keep, Pinch, Return, Rob, Roll, Take
from wormgrill.rules.edition import Edition
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.outlook import outlook
from wormgrill.rules.pieces import Dice, Specialist
from wormgrill.rules.position import Phase, Position
from wormgrill.words.texts import LANGUAGE, has, say_in

_HARDLY = 0.0005  # what one digit of a percentage no longer tells


class Voice:
    def __init__(self, language: str = LANGUAGE) -> None:
        self.language = language

    def say(self, key: str, **values: object) -> str:
        return say_in(self.language, key, **values)

    # The game's own words

    def title(self, edition: Edition) -> str:
        key = f"edition-{edition.key}"
        return self.say(key) if has(key) else edition.title

    def face(self, name: str) -> str:
        return self.say(f"face-{name}") if has(f"face-{name}") else name

    def faces(self, dice: Dice) -> str:
        white = " ".join(map(self.face, dice.faces))
        golden = self.face(dice.golden) if dice.golden else ""
        return " + ".join(filter(None, (white, golden)))

    def specialist(self, name: Specialist) -> str:
        return self.say(f"specialist-{name}")

    def worms(self, count: int) -> str:
        return self.say("worms", count=count)

    def listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("and", list=", ".join(parts[:-1]), last=parts[-1])

    # Figures

    def percent(self, chance: float) -> str:
        return self.say("review-percent", chance=chance)

    def rate(self, chance: float) -> str:
        """Small ones, with one more digit."""
        return self.say("review-rate", chance=chance)

    def change(self, chance: float) -> str:
        if abs(chance) < _HARDLY:
            return self.percent(0.0)
        return self.say("review-more" if chance > 0 else "review-less", chance=abs(chance))

    def games(self, chance: float) -> str:
        """So many of a hundred."""
        return self.say("review-games", games=100 * chance)

    def gain(self, worms: float) -> str:
        key = "review-worms-less" if worms <= -0.05 else "review-worms-more"
        return self.say(key, worms=abs(worms))

    # Deeds

    def deed(self, position: Position, action: Action) -> str:
        """What an action does, so that a sentence can begin with it."""
        match action:
            case Roll():
                return self._roll(position, action)
            case Keep(face):
                certain = outlook(position)[str(action)]
                values = {"count": certain["dice"], "face": self.face(face)}
                return self.say("review-deed-keep", total=certain["total"], **values)
            case Rob(seat):
                return self.say("review-deed-rob", name=position.seats[seat].name)
            case Return(specialist):
                return self.say("review-deed-return", specialist=self.specialist(specialist))
            case Pinch(seat):
                return self._pinch(position, seat)
            case Take(value):
                return self.say("review-deed-take", tile=value)
        return self.say(_PLAIN[str(action)])

    def _roll(self, position: Position, action: Roll) -> str:
        turn = position.turn
        if turn is not None and turn.phase is not Phase.ROLL:
            return self.say("review-deed-roll-on")
        if action.golden:
            return self.say("review-deed-roll-golden")
        chosen = ROLL_GOLDEN in legal_actions(position)
        return self.say("review-deed-roll-white" if chosen else "review-deed-roll")

    def _pinch(self, position: Position, seat: int) -> str:
        victim = position.seats[seat]
        if victim.specialist is Specialist.HEN:
            return self.say("review-deed-pinch-hen", name=victim.name)
        return self.say("review-deed-pinch", tile=victim.stack[-1].value, name=victim.name)


_PLAIN = {
    "stop": "review-deed-stop",
    "weasel": "review-deed-weasel",
    "fail": "review-deed-fail",
}
