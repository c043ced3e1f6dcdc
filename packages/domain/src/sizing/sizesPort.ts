import type { Result } from '../kernel/index.ts';
import type { StandardSize } from './standardSize.ts';
import type { Centimeters } from './units.ts';

/** A size saved for a customer or guest (SIZE-16). */
export type UserSize = {
  readonly id: number;
  readonly title: string;
  readonly sizeTypeId: number;
  /** Set when it was made from a standard size. */
  readonly standardSize: StandardSize | null;
  readonly measurements: readonly { readonly measure: string; readonly title: string; readonly value: Centimeters }[];
};

export type SizeRefused =
  | { readonly kind: 'size-not-found' }
  | { readonly kind: 'unknown-size-type' }
  | { readonly kind: 'already-exists' }
  | { readonly kind: 'size-refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Port: the sizes of the current customer or guest. */
export type Sizes = {
  /** Creates the user size of a standard size, or answers the one made before (SIZE-31). `title` is its name (SIZE-19). */
  readonly ofStandardSize: (request: {
    readonly size: StandardSize;
    readonly sizeTypeId: number;
    readonly title: string;
  }) => Promise<Result<{ readonly id: number }, SizeRefused>>;
  readonly all: () => Promise<Result<readonly UserSize[], SizeRefused>>;
  readonly byId: (id: number) => Promise<Result<UserSize, SizeRefused>>;
};
