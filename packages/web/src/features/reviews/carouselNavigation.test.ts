import { describe, expect, test } from 'vitest';
import { carouselNavigation, carouselView } from './carouselNavigation.ts';

describe('the carousel', () => {
  test('[SIZE-29] the carousel shows next, previous or both, none if all fits', () => {
    expect(carouselNavigation({ atStart: true, atEnd: false })).toBe('next');
    expect(carouselNavigation({ atStart: false, atEnd: true })).toBe('back');
    expect(carouselNavigation({ atStart: false, atEnd: false })).toBe('both');
    expect(carouselNavigation({ atStart: true, atEnd: true })).toBe('hidden');
  });

  test('[SIZE-29] the position is exact despite rounded pixels', () => {
    const at = (scrolled: number, whole = 1000) =>
      carouselNavigation(carouselView({ scrolled, visible: 300, whole }));
    expect([at(0), at(1), at(350), at(699), at(700), at(0, 300), at(0, 200)]).toEqual([
      'next',
      'next',
      'both',
      'back',
      'back',
      'hidden',
      'hidden',
    ]);
  });
});
