import { expect, test } from 'vitest';
import { reviewPlaceholders, reviewSlider } from './reviewLayout.ts';

test('[REVIEW-02, REVIEW-04, REVIEW-05, REVIEW-06] reviews load 100 px ahead', () => {
  expect(reviewPlaceholders).toEqual({ panel: 3, slider: 5 });
  expect(reviewSlider).toEqual({ loadMargin: 100, slideWidth: 477, spacing: 16 });
});
