import { err, ok, type Result } from '../kernel/index.ts';
import type { CutFor } from './cutFor.ts';

/** Who a customer orders for beside themselves. Whose size names nobody is the customer's own (SIZE-90). */
export const wearerKinds = ['partner', 'child', 'gift', 'other'] as const;
export type WearerKind = (typeof wearerKinds)[number];

/** Somebody a customer keeps sizes for, under a name that says nothing to anybody else. */
export type Wearer = {
  readonly id: number;
  readonly name: string;
  readonly kind: WearerKind;
  readonly cutFor: CutFor | null;
};

/** What is kept of the customer as one who wears: for whose body their garments are cut; null while they did not say (SIZE-123). */
export type OwnWearer = Pick<Wearer, 'cutFor'>;

/** What a customer says of a wearer. A cut that is left out stays as it is; null takes it back. */
export type WantedWearer = Pick<Wearer, 'name' | 'kind'> & {
  readonly cutFor?: CutFor | null | undefined;
};

export const maximumWearerName = 30;
/** More than anybody sews for. */
export const mostWearers = 20;

export type WearerNameRefused =
  | { readonly kind: 'wearer-name-required' }
  | { readonly kind: 'wearer-name-too-long'; readonly maximum: number }
  | { readonly kind: 'wearer-name-taken' };
export type WearerRefused =
  | WearerNameRefused
  | { readonly kind: 'too-many-wearers'; readonly maximum: number };

const compared = (name: string): string => name.normalize('NFKC').toLowerCase();

/** What was typed, without spaces around it and with one between words. */
export const plainName = (typed: string): string =>
  typed
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ');

/**
 * The name a wearer gets among the others of their customer (SIZE-91, SIZE-92): without spaces around it and with one between words, 1 to 30 characters, and unlike the others however it is written. Nobody is added
 * to as many as there may be.
 */
export const nameWearer = (
  typed: string,
  others: readonly Pick<Wearer, 'name'>[],
): Result<string, WearerRefused> => {
  const name = plainName(typed);
  if (name === '') return err({ kind: 'wearer-name-required' });
  if ([...name].length > maximumWearerName)
    return err({ kind: 'wearer-name-too-long', maximum: maximumWearerName });
  if (others.some((other) => compared(other.name) === compared(name)))
    return err({ kind: 'wearer-name-taken' });
  return others.length >= mostWearers
    ? err({ kind: 'too-many-wearers', maximum: mostWearers })
    : ok(name);
};
