import type { Shown, Unshown } from './block.ts';

/** A time of the year, both days included: ISO dates, once, or `MM-DD`, every year; a season of every year may go over New Year. */
export type Season = { readonly from: string; readonly until: string };

/** What the home page points to for a season, such as a collection (SHELL-33). `to` is a path without language prefix. */
export type SeasonalBanner<Text = string, Of extends Shown | Unshown = Shown> = {
  readonly slug: string;
  readonly title: Text;
  readonly text: Text;
  readonly action: Text;
  readonly to: string;
  readonly pieces: readonly Of['piece'][];
};

const isIn = ({ from, until }: Season, day: string): boolean =>
  from <= until ? from <= day && day <= until : from <= day || day <= until;

/** The first of the banners whose season it is (SHELL-33); null out of season. `on` is an ISO date. */
export const seasonalBanner = <Banner extends { readonly season: Season }>(
  banners: readonly Banner[],
  on: string,
): Banner | null =>
  banners.find(({ season }) => isIn(season, on.slice(-season.from.length))) ?? null;

/** Something that comes out on a day: `date` is an ISO date, `piece` the garment it is about. */
export type LaunchEntry<Text = string, Of extends Shown | Unshown = Shown> = {
  readonly date: string;
  readonly title: Text;
  readonly text: Text;
  readonly piece: Of['piece'] | null;
  /** Where to read or see more; a path without language prefix. */
  readonly to: string | null;
};
