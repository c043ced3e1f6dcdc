import type { Shown, UnresolvedContent } from './block.ts';

/**
 * A time of the year, inclusive: ISO dates for once, or `MM-DD` for every year, also across New
 * Year.
 */
export type Season = { readonly from: string; readonly until: string };

/** The seasonal banner of the home page (SHELL-33). `to` is a path without language prefix. */
export type SeasonalBanner<Text = string, Of extends Shown | UnresolvedContent = Shown> = {
  readonly slug: string;
  readonly title: Text;
  readonly text: Text;
  readonly action: Text;
  readonly to: string;
  readonly pieces: readonly Of['piece'][];
};

const isIn = ({ from, until }: Season, day: string): boolean =>
  from <= until ? from <= day && day <= until : from <= day || day <= until;

/** The first banner in season (SHELL-33), or null. `on` is an ISO date. */
export const seasonalBanner = <Banner extends { readonly season: Season }>(
  banners: readonly Banner[],
  on: string,
): Banner | null =>
  banners.find(({ season }) => isIn(season, on.slice(-season.from.length))) ?? null;

/** A launch: `date` is an ISO date, `piece` the garment. */
export type LaunchEntry<Text = string, Of extends Shown | UnresolvedContent = Shown> = {
  readonly date: string;
  readonly title: Text;
  readonly text: Text;
  readonly piece: Of['piece'] | null;
  /** A path with more information, without language prefix. */
  readonly to: string | null;
};
