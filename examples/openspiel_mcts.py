"""OpenSpiel's tree search plays a bot of Wormgrill's: python3 openspiel_mcts.py --help

Needs the extra: pip install "wormgrill[openspiel]"
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from wormgrill.bots.registry import make_bot
from wormgrill.envs.actions import action_table
from wormgrill.envs.openspiel import NAME


class HouseBot(pyspiel.Bot):
    """A bot of Wormgrill's, as OpenSpiel knows bots."""

    def __init__(self, name, seed):
        super().__init__()
        self.bot = make_bot(name, seed)

    def step(self, state):
        position = state.position
        return action_table(position.edition).encode(position, self.bot.choose(position))


def play(game, bots, chance):
    """One game: what it was worth to each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            rolls, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(rolls, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="junior", help="the others have long random games")
    parser.add_argument("--against", default="first-tile", help="any bot of `wormgrill bots`")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50, help="per decision")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    chance = np.random.RandomState(given.seed)
    game = pyspiel.load_game(NAME, {"edition": given.edition, "players": 2})
    search = MCTSBot(
        game,
        uct_c=1.4,
        max_simulations=given.simulations,
        evaluator=RandomRolloutEvaluator(random_state=chance),
        solve=False,  # the dice decide too
        random_state=chance,
    )
    rival = HouseBot(given.against, given.seed)
    won = 0.0
    for number in range(given.games):
        seat = number % 2  # each begins equally often
        returns = play(game, (rival, search) if seat else (search, rival), chance)
        won += (1 + returns[seat]) / 2  # a shared win is half a win
        print(f"game {number + 1}: {returns[seat]:+g}")
    print(f"MCTS won {won:g} of {given.games} games of {given.edition} against {given.against}.")
