"""The spaces of Gymnasium that observations and decisions lie in, for its face and PettingZoo's."""

from typing import Any

from wormgrill.envs.game import EnvSetting
from wormgrill.extras import needed

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise needed(missing, "The environments need", "envs") from None

from wormgrill.envs.actions import action_table
from wormgrill.envs.layout import observation_layout

ENV_ID = "wormgrill/Heckmeck-v0"  # at both registries


def action_space(setting: EnvSetting) -> spaces.Space[Any]:
    return spaces.Discrete(action_table(setting.edition).size)


def observation_space(setting: EnvSetting) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(
                0, 1, (observation_layout(setting.edition).size,), np.float32
            ),
            "action_mask": spaces.MultiBinary(action_table(setting.edition).size),
        }
    )
