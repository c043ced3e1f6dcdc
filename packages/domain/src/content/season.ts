import type { Shown, Unshown } from './block.ts';

/** SHELL-33: the banner of the season: cashmere in October 2025, the colors in November. `on` is an ISO date. */
export const seasonalBanner = (on: string): 'cashmere-collection' | 'november-colors' | null => {
  if (on.startsWith('2025-10')) return 'cashmere-collection';
  return on.startsWith('2025-11') ? 'november-colors' : null;
};

/** Something that comes out on a day: `date` is an ISO date, `piece` the garment it is about. */
export type LaunchEntry<Text = string, Of extends Shown | Unshown = Shown> = {
  readonly date: string;
  readonly title: Text;
  readonly text: Text;
  readonly piece: Of['piece'] | null;
  /** Where to read or see more; a path without language prefix. */
  readonly to: string | null;
};
