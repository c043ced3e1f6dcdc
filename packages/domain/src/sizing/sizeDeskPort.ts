import type { Result } from '../kernel/index.ts';
import type { RecommendedFromSize, SizeConversion, SizeMeasurement } from './sizesPort.ts';

/** What a size would be for another garment type, beside what it is. */
export type ConversionPreview = {
  readonly source: { readonly sizeTypeId: number; readonly title: string; readonly measurements: readonly SizeMeasurement[] };
  readonly conversion: SizeConversion;
  readonly recommended: RecommendedFromSize | null;
};

export type SizeDeskRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'size-not-found' }
  | { readonly kind: 'cannot-convert' }
  | { readonly kind: 'unreachable' };

/** Port: anybody's sizes, for admins. */
export type SizeDesk = {
  readonly preview: (userSizeId: number, toSizeTypeId: number) => Promise<Result<ConversionPreview, SizeDeskRefused>>;
};
