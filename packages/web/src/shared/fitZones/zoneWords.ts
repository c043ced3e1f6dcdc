import type { FitZone } from '@tailorbird/domain/orders';

/** Measured around (girth) or along (length) the body. */
export const wordsOf = {
  chest: 'width',
  waist: 'width',
  neck: 'width',
  sleeve: 'span',
  length: 'span',
} as const satisfies Record<FitZone, string>;
