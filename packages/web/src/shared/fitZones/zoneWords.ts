import type { FitZone } from '@tailorbird/domain/orders';

/** How a place is measured: around it, or along it. */
export const wordsOf = {
  chest: 'width',
  waist: 'width',
  neck: 'width',
  sleeve: 'span',
  length: 'span',
} as const satisfies Record<FitZone, string>;
