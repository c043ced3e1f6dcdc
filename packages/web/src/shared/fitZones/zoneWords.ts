import type { FitZone } from '@tailorbird/domain/orders';

/** True if a zone is measured around or along the body. */
export const wordsOf = {
  chest: 'width',
  waist: 'width',
  neck: 'width',
  sleeve: 'span',
  length: 'span',
} as const satisfies Record<FitZone, string>;
