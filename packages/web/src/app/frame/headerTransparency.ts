import { topBannerHeight } from './topBanner.ts';

/** SHELL-18: the header is transparent over a hero, near the top, with no menu or panel open. */
export const isHeaderTransparent = (frame: {
  readonly heroMounted: boolean;
  readonly scrollY: number;
  readonly bannerOpen: boolean;
  readonly somethingOpen: boolean;
}): boolean =>
  frame.heroMounted &&
  !frame.somethingOpen &&
  (frame.scrollY <= 0 || (frame.bannerOpen && frame.scrollY < topBannerHeight(true)));
