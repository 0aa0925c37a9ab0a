// Our own drawings. Every one takes `size`, `class` and `label` (see types.ts); its lines have the colour of the text
// around it, and what lies inside a filled shape has its own. Fills are CSS properties with our colours as defaults;
// --paint-ember, --paint-leaf and --paint-hen are not --ember, --leaf and --hen, which the dark theme lightens for text.
import type { Component } from 'svelte';
import Apple from './Apple.svelte';
import Back from './Back.svelte';
import Bell from './Bell.svelte';
import Book from './Book.svelte';
import BotFace from './BotFace.svelte';
import Bratworm from './Bratworm.svelte';
import Bulb from './Bulb.svelte';
import Bun from './Bun.svelte';
import CannedWorm from './CannedWorm.svelte';
import Cheese from './Cheese.svelte';
import Chef from './Chef.svelte';
import Clock from './Clock.svelte';
import Close from './Close.svelte';
import Crown from './Crown.svelte';
import Cucumber from './Cucumber.svelte';
import DoubleOne from './DoubleOne.svelte';
import Eye from './Eye.svelte';
import FastForward from './FastForward.svelte';
import Five from './Five.svelte';
import Four from './Four.svelte';
import Gear from './Gear.svelte';
import GoldenDie from './GoldenDie.svelte';
import Grill from './Grill.svelte';
import Hen from './Hen.svelte';
import HenMoment from './HenMoment.svelte';
import Info from './Info.svelte';
import Ketchup from './Ketchup.svelte';
import LastTile from './LastTile.svelte';
import Link from './Link.svelte';
import Logo from './Logo.svelte';
import Menu from './Menu.svelte';
import One from './One.svelte';
import Ouch from './Ouch.svelte';
import Pause from './Pause.svelte';
import PersonFace from './PersonFace.svelte';
import Pips from './Pips.svelte';
import Play from './Play.svelte';
import Qr from './Qr.svelte';
import Raven from './Raven.svelte';
import Robot from './Robot.svelte';
import Share from './Share.svelte';
import Shield from './Shield.svelte';
import Skip from './Skip.svelte';
import SoundOff from './SoundOff.svelte';
import SoundOn from './SoundOn.svelte';
import Speech from './Speech.svelte';
import StepBack from './StepBack.svelte';
import StepOn from './StepOn.svelte';
import Stolen from './Stolen.svelte';
import Story from './Story.svelte';
import Three from './Three.svelte';
import Two from './Two.svelte';
import Undo from './Undo.svelte';
import Weasel from './Weasel.svelte';
import Worm from './Worm.svelte';
import WormFace from './WormFace.svelte';
import type { DrawingProps, Mood } from './types';

export type { DrawingProps, Mood };
export type Drawing = Component<DrawingProps>;

const specialists = {
  'canned-worm': CannedWorm,
  hen: Hen,
  raven: Raven,
  weasel: Weasel,
  'golden-die': GoldenDie,
  apple: Apple,
} as const satisfies Record<string, Drawing>;

const faces = {
  '1': One,
  '2': Two,
  '3': Three,
  '4': Four,
  '5': Five,
  worm: WormFace,
  bun: Bun,
  cucumber: Cucumber,
  cheese: Cheese,
  ketchup: Ketchup,
} as const satisfies Record<string, Drawing>;

const editions: Record<string, Drawing> = { classic: Worm, extrawurm: Hen, deluxe: Apple, junior: Bun };

const moments = {
  stolen: Stolen,
  hen: HenMoment,
  'double-1': DoubleOne,
  ouch: Ouch,
  'last-tile': LastTile,
} as const satisfies Record<string, Drawing>;

export type MomentName = keyof typeof moments;
export type SpecialistName = keyof typeof specialists;
export type FaceName = keyof typeof faces;

/** The figure of a specialist, or undefined for a name we have no drawing of. */
export function specialistDrawing(name: SpecialistName): Drawing;
export function specialistDrawing(name: string): Drawing | undefined;
export function specialistDrawing(name: string): Drawing | undefined {
  return Object.hasOwn(specialists, name) ? specialists[name as SpecialistName] : undefined;
}

/** The badge of a great moment. */
export function momentDrawing(name: MomentName): Drawing {
  return moments[name];
}

/** What stands for an edition on its card; a can for one we have no drawing of. */
export function editionDrawing(key: string): Drawing {
  return editions[key] ?? CannedWorm;
}

/** The side of a die that shows this face, or undefined for a face we have no drawing of. */
export function faceDrawing(face: FaceName): Drawing;
export function faceDrawing(face: string | number): Drawing | undefined;
export function faceDrawing(face: string | number): Drawing | undefined {
  return Object.hasOwn(faces, face) ? faces[String(face) as FaceName] : undefined;
}

export {
  Apple, Back, Bell, Book, BotFace, Bratworm, Bulb, Bun, CannedWorm, Cheese, Chef, Clock, Close, Crown, Cucumber,
  DoubleOne, Eye, FastForward, Gear, GoldenDie, Grill, Hen, HenMoment, Info, Ketchup, LastTile, Link, Logo, Menu,
  Ouch, Pause, PersonFace, Pips, Play, Qr, Raven, Robot, Share, Shield, Skip, SoundOff, SoundOn, Speech, StepBack,
  StepOn, Stolen, Story, Undo, Weasel, Worm, WormFace,
};
