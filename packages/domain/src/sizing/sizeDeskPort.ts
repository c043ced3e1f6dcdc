import type { Result } from '../kernel/index.ts';
import type { CutFor } from './cutFor.ts';
import type { ManualMeasurements } from './savedSize.ts';
import type { SizePrefs } from './sizePrefs.ts';
import type {
  RecommendedFromSize,
  SizeConversion,
  SizeMeasurement,
  SizeRefused,
  UserSize,
} from './sizesPort.ts';

/** What a size would be for another garment type, beside what it is. */
export type ConversionPreview = {
  readonly source: {
    readonly sizeTypeId: number;
    readonly title: string;
    readonly measurements: readonly SizeMeasurement[];
  };
  readonly conversion: SizeConversion;
  readonly recommended: RecommendedFromSize | null;
};

/** What the sizing model makes of a body for a kind of garment; not saved. */
export type LookedUpSize = {
  readonly sizeTypeId: number;
  readonly measurements: readonly SizeMeasurement[];
  /** Null where no standard size fits. */
  readonly recommended: RecommendedFromSize | null;
};

export type SizeDeskRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'size-not-found' }
  | { readonly kind: 'cannot-convert' }
  | { readonly kind: 'unreachable' };

/** A size that somebody who works in the shop makes for a customer, of what they measured, with why. */
export type SizeForCustomer = {
  readonly title: string;
  readonly sizeTypeId: number;
  /** Whose it is to be; null is the customer's own. */
  readonly wearerId: number | null;
  readonly cutFor: CutFor;
  readonly measurements: ManualMeasurements;
  readonly reason: string;
};

/** What somebody who works in the shop changes of a customer's size, with why. What is left out stays. */
export type SizeChangeForCustomer = Partial<Pick<SizeForCustomer, 'title' | 'measurements'>> &
  Pick<SizeForCustomer, 'reason'>;

export type CustomerSizeRefused = SizeRefused | { readonly kind: 'permission-denied' };

/** Port: anybody's sizes, for those who work here. A version saved here says that the shop made it, and who did it is written down. */
export type SizeDesk = {
  readonly preview: (
    userSizeId: number,
    toSizeTypeId: number,
  ) => Promise<Result<ConversionPreview, SizeDeskRefused>>;
  /** For admins: what a size computed from prefs would be (API-58). */
  readonly lookUp: (
    sizeTypeId: number,
    prefs: SizePrefs,
  ) => Promise<Result<LookedUpSize, CustomerSizeRefused>>;
  /** For staff and stores. A customer nobody knows is `size-not-found`. */
  readonly create: (
    customerId: number,
    size: SizeForCustomer,
  ) => Promise<Result<UserSize, CustomerSizeRefused>>;
  /** For admins. Saves a new version, or none where nothing changes. */
  readonly change: (
    customerId: number,
    sizeId: number,
    change: SizeChangeForCustomer,
  ) => Promise<Result<UserSize, CustomerSizeRefused>>;
};
