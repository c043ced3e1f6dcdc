import type { Locale } from '../kernel/index.ts';

export type PhotoSize = 'thumbnail' | 'whole';

/** Port: addresses of files that links and images open without a call. */
export type FileAddresses = {
  /** `link` is the token of an order link, for guests. */
  readonly paper: (orderNumber: string, paperNumber: string, link?: string) => string;
  readonly chatPhoto: (id: string, size: PhotoSize) => string;
  readonly claimPhoto: (id: string, size: PhotoSize, link: string | null) => string;
  /** For staff. */
  readonly makingSheets: (orderNumber: string, format: 'json' | 'csv') => string;
  readonly customsDeclaration: (orderNumber: string) => string;
  readonly fiberWeights: (year: number) => string;
  readonly bodyOf: (orderNumber: string, pieceNumber: number | string) => string;
  readonly changedTexts: string;
  readonly subscribers: string;
  readonly mail: (mail: string, locale: Locale, preview: string | null) => string;
};
