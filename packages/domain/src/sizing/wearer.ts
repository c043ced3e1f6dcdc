import { err, ok, type Result } from '../kernel/index.ts';
import type { CutFor } from './cutFor.ts';

/** People a customer orders for. A size without a wearer is the customer's own (SIZE-90). */
export const wearerKinds = ['partner', 'child', 'gift', 'other'] as const;
export type WearerKind = (typeof wearerKinds)[number];

/** A person whose sizes a customer keeps, under a private name. */
export type Wearer = {
  readonly id: number;
  readonly name: string;
  readonly kind: WearerKind;
  readonly cutFor: CutFor | null;
};

/**
 * The customer as a wearer: the body their garments are cut for; null if unknown (SIZE-123).
 */
export type OwnWearer = Pick<Wearer, 'cutFor'>;

/** A new or changed wearer. An absent cut stays; null removes it. */
export type WantedWearer = Pick<Wearer, 'name' | 'kind'> & {
  readonly cutFor?: CutFor | null | undefined;
};

export const maximumWearerName = 30;
export const maximumWearers = 20;

export type WearerNameRefused =
  | { readonly kind: 'wearer-name-required' }
  | { readonly kind: 'wearer-name-too-long'; readonly maximum: number }
  | { readonly kind: 'wearer-name-taken' };
export type WearerRefused =
  | WearerNameRefused
  | { readonly kind: 'too-many-wearers'; readonly maximum: number };

const compared = (name: string): string => name.normalize('NFKC').toLowerCase();

export const normalizeName = (typed: string): string =>
  typed
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ');

/**
 * Validates the name of a wearer (SIZE-91, SIZE-92): 1 to 30 characters after trimming,
 * different from the others ignoring case and diacritics. Refuses more than the maximum.
 */
export const nameWearer = (
  typed: string,
  others: readonly Pick<Wearer, 'name'>[],
): Result<string, WearerRefused> => {
  const name = normalizeName(typed);
  if (name === '') return err({ kind: 'wearer-name-required' });
  if ([...name].length > maximumWearerName)
    return err({ kind: 'wearer-name-too-long', maximum: maximumWearerName });
  if (others.some((other) => compared(other.name) === compared(name)))
    return err({ kind: 'wearer-name-taken' });
  return others.length >= maximumWearers
    ? err({ kind: 'too-many-wearers', maximum: maximumWearers })
    : ok(name);
};
