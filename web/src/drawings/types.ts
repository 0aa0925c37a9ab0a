import type { ClassValue } from 'svelte/elements';

/** What every drawing understands. */
export interface DrawingProps {
  /** Width and height: a number of pixels or any CSS length. */
  size?: number | string;
  class?: ClassValue;
  /** Drawings are decoration; with a label one becomes an image of that name to screen readers. */
  label?: string;
}

export type Mood = 'happy' | 'wink' | 'sleepy';
