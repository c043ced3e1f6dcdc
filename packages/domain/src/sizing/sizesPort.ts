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

/** A kind of garment sizes are made for, with the measures of its chart. */
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

/** A size saved for a customer or guest (SIZE-16). */
export type UserSize = {
  readonly id: number;
  readonly title: string;
  readonly sizeTypeId: number;
  /** Whose it is; null is the customer's own. */
  readonly wearerId: number | null;
  /** What its wearer's garments are made in unless another is chosen (SIZE-124). */
  readonly isDefault?: boolean | undefined;
  /** Set while it is that standard size, unchanged. */
  readonly standardSize: StandardSize | null;
  /** For whose body it is cut (SIZE-94); men's where it is absent. */
  readonly cutFor?: CutFor | undefined;
  readonly measurements: readonly SizeMeasurement[];
  /** How the sides of the body differ (SIZE-134); alike where it is absent. */
  readonly asymmetry?: Asymmetry | undefined;
  /** What it was computed from; null where nobody said. */
  readonly prefs: SizePrefs | null;
  readonly designVersion: SizeDesignVersion;
  /** 1, and one more for each change. */
  readonly version: number;
  /** ISO 8601 instants: of the first version, and of this one. */
  readonly createdAt: string;
  readonly savedAt: string;
  /** Whether somebody who works in the shop saved this version for its owner. */
  readonly byShop?: boolean | undefined;
};

/** A saved size, in short. */
export type ListedSize = Pick<UserSize, 'id' | 'title' | 'sizeTypeId' | 'standardSize'>;

/** A garment that was made to a version of a size. */
export type SizeUse = {
  readonly orderNumber: string;
  /** ISO 8601 instant. */
  readonly orderedAt: string;
  readonly title: string;
  readonly quantity: number;
};

/** A version of a size as it was saved. */
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
  /** The garments it was learned from, newest first; none for a version somebody made otherwise. */
  readonly learnedFrom: readonly { readonly orderNumber: string; readonly title: string }[];
};

/** A size of another garment type that would come of a saved one; not saved. */
export type SizeConversion = {
  readonly sizeTypeId: number;
  readonly through: ConversionRoute;
  readonly standardSize: StandardSize | null;
  readonly measurements: readonly SizeMeasurement[];
};

export type RecommendedFromSize = StandardSize & {
  /** How probably it fits, 0 to 1; null for a size that is that standard size already. */
  readonly probability: number | null;
};

/** With whom a garment fits in it at once, and whom after free remakes; null where the probability is. */
export type RecommendedForGarment = RecommendedFromSize & { readonly shares: FitShares | null };

export type SizeRefused =
  | { readonly kind: 'size-not-found' }
  | { readonly kind: 'unknown-size-type' }
  | { readonly kind: 'already-exists' }
  /** What is out of its bounds: see `SizeField`. */
  | { readonly kind: 'size-invalid'; readonly fields: readonly SizeField[] }
  | { readonly kind: 'size-refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Why a file became no size. */
export type SizeFileRefused = SizeRefused | { readonly kind: 'size-file-unreadable' };

/** Port: the sizes of the current customer or guest. Somebody else's size is `size-not-found`. */
export type Sizes = {
  /** Size types this visitor may see and make sizes of. */
  readonly sizeTypes: () => Promise<Result<readonly SizeType[], SizeRefused>>;
  /** One of them, or one that is in no list but whose garments are for sale; `unknown-size-type` when it is neither. */
  readonly sizeType: (id: number) => Promise<Result<SizeType, SizeRefused>>;
  /** What its measures are computed from and may be, of what is cut for a body. */
  readonly dependencies: (
    sizeTypeId: number,
    cutFor: CutFor,
  ) => Promise<Result<readonly SizeDependency[], SizeRefused>>;
  /** Newest first. */
  readonly all: () => Promise<Result<readonly UserSize[], SizeRefused>>;
  /** The same in short, of one size type or of all. */
  readonly listed: (sizeTypeId?: number) => Promise<Result<readonly ListedSize[], SizeRefused>>;
  readonly byId: (id: number) => Promise<Result<UserSize, SizeRefused>>;
  /** Creates the user size of a standard size, or answers the one made before (SIZE-31). `title` is its name (SIZE-19). */
  readonly ofStandardSize: (request: {
    readonly size: StandardSize;
    readonly sizeTypeId: number;
    readonly title: string;
    /** Whose it is to be: absent, or null, is the customer's own. */
    readonly wearerId?: number | null | undefined;
    /** What the size was found from, when it was recommended. */
    readonly idealSize?: (BodyFacts & { readonly bodyShape: BodyShape }) | undefined;
  }) => Promise<Result<{ readonly id: number }, SizeRefused>>;
  /** Saves a custom size; its measurements are computed from the prefs (SIZE-17). */
  readonly create: (request: {
    readonly title: string;
    readonly sizeTypeId: number;
    readonly prefs: SizePrefs;
    /** Whose it is to be: absent, or null, is the customer's own. */
    readonly wearerId?: number | null | undefined;
  }) => Promise<Result<UserSize, SizeRefused>>;
  /**
   * Saves a new version: new prefs compute the measurements anew, given measurements replace single ones (origin manual). A change that changes nothing
   * makes no version.
   */
  readonly update: (
    id: number,
    change: {
      readonly title?: string | undefined;
      readonly prefs?: SizePrefs | undefined;
      readonly measurements?: ManualMeasurements | undefined;
      /** `symmetric` takes back what was noted; absent, it stays. */
      readonly asymmetry?: Asymmetry | undefined;
    },
  ) => Promise<Result<UserSize, SizeRefused>>;
  /** Removes a size from the list; `restore` with its version brings it back. Baskets and orders keep what was made to it. */
  readonly remove: (id: number) => Promise<Result<null, SizeRefused>>;
  /** Newest version first. */
  readonly history: (id: number) => Promise<Result<readonly SizeVersion[], SizeRefused>>;
  /** Makes a version the current one again, as a new version; brings a removed size back. The current version makes no new one. */
  readonly restore: (id: number, version: number) => Promise<Result<UserSize, SizeRefused>>;
  /** What a size would be for another garment type. */
  readonly previewConversion: (
    id: number,
    toSizeTypeId: number,
  ) => Promise<Result<SizeConversion, SizeRefused>>;
  /** Saves it: under the same name, or the standard size made before. */
  readonly convert: (id: number, toSizeTypeId: number) => Promise<Result<UserSize, SizeRefused>>;
  /** The standard size for the wearer of a saved size; null when none fits (SIZE-62). */
  readonly recommendFrom: (request: {
    readonly userSizeId: number;
    readonly sizeTypeId: number;
  }) => Promise<Result<RecommendedForGarment | null, SizeRefused>>;
  /** Saves a size from the text of a file (SIZE-130), or answers the standard size made before. */
  readonly importFile: (text: string) => Promise<Result<UserSize, SizeFileRefused>>;
  /** All that is kept about this visitor's sizes, removed ones and versions too, as a JSON text to save. */
  readonly exported: () => Promise<Result<string, SizeRefused>>;
  /** Deletes all of it for good. What baskets and orders need to make their garments stays with them, without what was told about the body. */
  readonly removeAll: () => Promise<Result<null, SizeRefused>>;
};
