type CarouselNavigation = 'hidden' | 'next' | 'back' | 'both';

/**
 * No arrows if all content is visible; forward only at the start, back only at the end
 * (SIZE-29).
 */
export const carouselNavigation = (view: {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}): CarouselNavigation => {
  if (view.atStart) return view.atEnd ? 'hidden' : 'next';
  return view.atEnd ? 'back' : 'both';
};

/** Scroll position of a strip, in pixels; half a pixel of rounding counts as the end. */
export const carouselView = (strip: {
  readonly scrolled: number;
  readonly visible: number;
  readonly whole: number;
}): { readonly atStart: boolean; readonly atEnd: boolean } => ({
  atStart: strip.scrolled <= 1,
  atEnd: strip.scrolled + strip.visible >= strip.whole - 1,
});
