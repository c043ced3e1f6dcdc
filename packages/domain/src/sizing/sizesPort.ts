import type { Result } from '../kernel/index.ts';
import type { Asymmetry } from './asymmetry.ts';
import type { FitShares } from './body/fitShares.ts';
import type { ConversionRoute } from './convertSize.ts';
import type { CutFor } from './cutFor.ts';
import type { BodyFacts, BodyShape } from './idealSizeInput.ts';
import type { ManualMeasurements, MeasurementOrigin, SizeField } from './savedSize.ts';
import type { SizeDependency } from './sizeDependencies.ts';
import type { SizeDesignVersion, SizeProperty } from './sizeDesign.ts';
import type { SizePrefs } from './sizePrefs.ts';
import type { StandardSize } from './standardSize.ts';
import type { Centimeters } from './units.ts';

export type SizeType = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly properties: readonly (SizeProperty & { readonly measure: string })[];
};

export type SizeMeasurement = {
  readonly measure: string;
  readonly title: string;
  readonly value: Centimeters;
  readonly origin: MeasurementOrigin;
};

/** A saved size of a customer or guest (SIZE-16). */
export type UserSize = {
  readonly id: number;
  readonly title: string;
  readonly sizeTypeId: number;
  readonly wearerId: number | null;
  /** True if the wearer's garments are made in it by default (SIZE-124). */
  readonly isDefault?: boolean | undefined;
  /** Set while the size is an unchanged standard size. */
  readonly standardSize: StandardSize | null;
  /** The body it is cut for (SIZE-94); absent means men's. */
  readonly cutFor?: CutFor | undefined;
  readonly measurements: readonly SizeMeasurement[];
  readonly asymmetry?: Asymmetry | undefined;
  /** The data it was computed from; null if unknown. */
  readonly prefs: SizePrefs | null;
  readonly designVersion: SizeDesignVersion;
  /** Starts at 1 and increases with each change. */
  readonly version: number;
  /** ISO 8601 instants of the first and of this version. */
  readonly createdAt: string;
  readonly savedAt: string;
  /** True if staff saved this version. */
  readonly byShop?: boolean | undefined;
};

export type ListedSize = Pick<UserSize, 'id' | 'title' | 'sizeTypeId' | 'standardSize'>;

export type SizeUse = {
  readonly orderNumber: string;
  /** ISO 8601 instant. */
  readonly orderedAt: string;
  readonly title: string;
  readonly quantity: number;
};

export type SizeVersion = Pick<
  UserSize,
  | 'version'
  | 'savedAt'
  | 'title'
  | 'standardSize'
  | 'cutFor'
  | 'prefs'
  | 'measurements'
  | 'asymmetry'
  | 'designVersion'
  | 'byShop'
> & {
  readonly orders: readonly SizeUse[];
  /** The garments it was learned from, newest first; empty for other versions. */
  readonly learnedFrom: readonly { readonly orderNumber: string; readonly title: string }[];
};

/** The conversion of a saved size to another garment type; not saved. */
export type SizeConversion = {
  readonly sizeTypeId: number;
  readonly through: ConversionRoute;
  readonly standardSize: StandardSize | null;
  readonly measurements: readonly SizeMeasurement[];
};

export type RecommendedFromSize = StandardSize & {
  /** The probability to fit, 0 to 1; null if the size is that standard size already. */
  readonly probability: number | null;
};

/**
 * The shares of people a garment fits at first and after remakes; null with the probability.
 */
export type RecommendedForGarment = RecommendedFromSize & { readonly shares: FitShares | null };

export type SizeRefused =
  | { readonly kind: 'size-not-found' }
  | { readonly kind: 'unknown-size-type' }
  | { readonly kind: 'already-exists' }
  | { readonly kind: 'size-invalid'; readonly fields: readonly SizeField[] }
  | { readonly kind: 'size-refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type SizeFileRefused = SizeRefused | { readonly kind: 'size-file-unreadable' };

/** Port: sizes of the current customer or guest. Sizes of others are `size-not-found`. */
export type Sizes = {
  readonly sizeTypes: () => Promise<Result<readonly SizeType[], SizeRefused>>;
  /**
   * One size type, also an unlisted one whose garments are sold; otherwise `unknown-size-type`.
   */
  readonly sizeType: (id: number) => Promise<Result<SizeType, SizeRefused>>;
  /** Inputs and bounds of its measurements for a body. */
  readonly dependencies: (
    sizeTypeId: number,
    cutFor: CutFor,
  ) => Promise<Result<readonly SizeDependency[], SizeRefused>>;
  /** Newest first. */
  readonly all: () => Promise<Result<readonly UserSize[], SizeRefused>>;
  readonly listed: (sizeTypeId?: number) => Promise<Result<readonly ListedSize[], SizeRefused>>;
  readonly byId: (id: number) => Promise<Result<UserSize, SizeRefused>>;
  /**
   * Saves a standard size, or returns the one saved before (SIZE-31). `title` is its name
   * (SIZE-19).
   */
  readonly ofStandardSize: (request: {
    readonly size: StandardSize;
    readonly sizeTypeId: number;
    readonly title: string;
    /** The wearer; absent or null is the customer. */
    readonly wearerId?: number | null | undefined;
    /** The data a recommended size was found from. */
    readonly idealSize?: (BodyFacts & { readonly bodyShape: BodyShape }) | undefined;
  }) => Promise<Result<{ readonly id: number }, SizeRefused>>;
  /** Saves a custom size with measurements computed from the prefs (SIZE-17). */
  readonly create: (request: {
    readonly title: string;
    readonly sizeTypeId: number;
    readonly prefs: SizePrefs;
    /** The wearer; absent or null is the customer. */
    readonly wearerId?: number | null | undefined;
  }) => Promise<Result<UserSize, SizeRefused>>;
  /**
   * Saves a new version: new prefs recompute the measurements, given measurements replace
   * single ones (origin manual). Without a change there is no new version.
   */
  readonly update: (
    id: number,
    change: {
      readonly title?: string | undefined;
      readonly prefs?: SizePrefs | undefined;
      readonly measurements?: ManualMeasurements | undefined;
      /** `symmetric` removes the asymmetry; absent keeps it. */
      readonly asymmetry?: Asymmetry | undefined;
    },
  ) => Promise<Result<UserSize, SizeRefused>>;
  /**
   * Deletes a size; `restore` with its version brings it back. Baskets and orders keep their
   * data.
   */
  readonly remove: (id: number) => Promise<Result<null, SizeRefused>>;
  /** Newest version first. */
  readonly history: (id: number) => Promise<Result<readonly SizeVersion[], SizeRefused>>;
  /** Restores a version as a new version, also of a deleted size. The current version stays. */
  readonly restore: (id: number, version: number) => Promise<Result<UserSize, SizeRefused>>;
  readonly previewConversion: (
    id: number,
    toSizeTypeId: number,
  ) => Promise<Result<SizeConversion, SizeRefused>>;
  /** Saves the conversion under the same name, or returns the standard size saved before. */
  readonly convert: (id: number, toSizeTypeId: number) => Promise<Result<UserSize, SizeRefused>>;
  /** The standard size for the wearer of a saved size; null if none fits (SIZE-62). */
  readonly recommendFrom: (request: {
    readonly userSizeId: number;
    readonly sizeTypeId: number;
  }) => Promise<Result<RecommendedForGarment | null, SizeRefused>>;
  /** Imports a size file (SIZE-130), or returns the standard size saved before. */
  readonly importFile: (text: string) => Promise<Result<UserSize, SizeFileRefused>>;
  /**
   * All stored data about this visitor's sizes, including deleted ones and versions, as JSON.
   */
  readonly exported: () => Promise<Result<string, SizeRefused>>;
  /**
   * Permanently deletes all sizes. Baskets and orders keep what their garments need, without
   * body data.
   */
  readonly removeAll: () => Promise<Result<null, SizeRefused>>;
};
