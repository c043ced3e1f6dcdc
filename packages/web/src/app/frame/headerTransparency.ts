import { topBannerHeight } from './topBanner.ts';

/** SHELL-18: transparent only over a mounted hero, unscrolled (or scrolled less than the open banner), with nothing open. */
export const isHeaderTransparent = (frame: {
  readonly heroMounted: boolean;
  readonly scrollY: number;
  readonly bannerOpen: boolean;
  readonly somethingOpen: boolean;
}): boolean =>
  frame.heroMounted &&
  !frame.somethingOpen &&
  (frame.scrollY <= 0 || (frame.bannerOpen && frame.scrollY < topBannerHeight(true)));
