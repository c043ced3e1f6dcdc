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

export type ConversionPreview = {
  readonly source: {
    readonly sizeTypeId: number;
    readonly title: string;
    readonly measurements: readonly SizeMeasurement[];
  };
  readonly conversion: SizeConversion;
  readonly recommended: RecommendedFromSize | null;
};

/** The sizing model's result for a body and size type; not saved. */
export type LookedUpSize = {
  readonly sizeTypeId: number;
  readonly measurements: readonly SizeMeasurement[];
  /** Null if no standard size fits. */
  readonly recommended: RecommendedFromSize | null;
};

export type SizeDeskRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'size-not-found' }
  | { readonly kind: 'cannot-convert' }
  | { readonly kind: 'unreachable' };

/** A size that staff create for a customer from measurements, with a reason. */
export type SizeForCustomer = {
  readonly title: string;
  readonly sizeTypeId: number;
  readonly wearerId: number | null;
  readonly cutFor: CutFor;
  readonly measurements: ManualMeasurements;
  readonly reason: string;
};

/** A change that staff make to a customer's size, with a reason. Absent fields stay. */
export type SizeChangeForCustomer = Partial<Pick<SizeForCustomer, 'title' | 'measurements'>> &
  Pick<SizeForCustomer, 'reason'>;

export type CustomerSizeRefused = SizeRefused | { readonly kind: 'permission-denied' };

/**
 * Port: sizes of all customers, for staff. Versions saved here are marked as made by the shop,
 * and the action is logged.
 */
export type SizeDesk = {
  readonly preview: (
    userSizeId: number,
    toSizeTypeId: number,
  ) => Promise<Result<ConversionPreview, SizeDeskRefused>>;
  /** For admins: the size computed from prefs (API-58). */
  readonly lookUp: (
    sizeTypeId: number,
    prefs: SizePrefs,
  ) => Promise<Result<LookedUpSize, CustomerSizeRefused>>;
  /** For staff and stores. An unknown customer is `size-not-found`. */
  readonly create: (
    customerId: number,
    size: SizeForCustomer,
  ) => Promise<Result<UserSize, CustomerSizeRefused>>;
  /** For admins. Saves a new version, unless nothing changes. */
  readonly change: (
    customerId: number,
    sizeId: number,
    change: SizeChangeForCustomer,
  ) => Promise<Result<UserSize, CustomerSizeRefused>>;
};
