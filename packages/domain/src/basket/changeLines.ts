import { err, ok, type Result } from '../kernel/index.ts';
import { type LineSnapshot, maximumQuantity } from './basket.ts';
import { lineIdentity } from './lineIdentity.ts';

/** What the quantity rules need of a line. */
export type LineQuantity = { readonly id: number; readonly quantity: number; readonly snapshot: LineSnapshot };

export type QuantityRefused =
  | { readonly kind: 'invalid-quantity' }
  | { readonly kind: 'quantity-exceeded'; readonly maximum: number }
  | { readonly kind: 'basket-frozen' }
  | { readonly kind: 'line-not-found' };

export type LineChange =
  | { readonly kind: 'create'; readonly snapshot: LineSnapshot; readonly quantity: number }
  | { readonly kind: 'change'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: number };

type Lines = { readonly status: 'Open' | 'Frozen'; readonly lines: readonly LineQuantity[] };

const isQuantity = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity >= 0;

/** Adds pieces: an equal line grows, any difference makes its own line (BASKET-10, BASKET-14). */
export const addPieces = (basket: Lines, snapshot: LineSnapshot, quantity: number): Result<LineChange, QuantityRefused> => {
  if (basket.status === 'Frozen') return err({ kind: 'basket-frozen' });
  if (!isQuantity(quantity) || quantity === 0) return err({ kind: 'invalid-quantity' });
  const identity = lineIdentity(snapshot);
  const equal = basket.lines.find((line) => lineIdentity(line.snapshot) === identity);
  const total = (equal?.quantity ?? 0) + quantity;
  if (total > maximumQuantity) return err({ kind: 'quantity-exceeded', maximum: maximumQuantity });
  return ok(equal ? { kind: 'change', id: equal.id, quantity: total } : { kind: 'create', snapshot, quantity });
};

/** Sets a line's quantity; 0 removes it (BASKET-16). */
export const changeQuantity = (basket: Lines, lineId: number, quantity: number): Result<LineChange, QuantityRefused> => {
  if (basket.status === 'Frozen') return err({ kind: 'basket-frozen' });
  if (!basket.lines.some((line) => line.id === lineId)) return err({ kind: 'line-not-found' });
  if (!isQuantity(quantity)) return err({ kind: 'invalid-quantity' });
  if (quantity > maximumQuantity) return err({ kind: 'quantity-exceeded', maximum: maximumQuantity });
  return ok(quantity === 0 ? { kind: 'remove', id: lineId } : { kind: 'change', id: lineId, quantity });
};

/**
 * What a customer's basket must change to take in a guest's lines (decisions 70). No guest line is ever lost: equal lines add up, to at most 50 pieces;
 * pieces beyond that stay in a line of their own.
 */
export const mergeGuestLines = (own: readonly LineQuantity[], guest: readonly Omit<LineQuantity, 'id'>[]): readonly LineChange[] => {
  const changes = new Map<string, LineChange>();
  const quantities = new Map(own.map((line) => [lineIdentity(line.snapshot), { id: line.id as number | null, quantity: line.quantity }]));
  const overflow: LineChange[] = [];
  for (const line of guest) {
    const identity = lineIdentity(line.snapshot);
    const known = quantities.get(identity) ?? { id: null, quantity: 0 };
    const total = known.quantity + line.quantity;
    const kept = Math.min(total, maximumQuantity);
    quantities.set(identity, { id: known.id, quantity: kept });
    changes.set(
      identity,
      known.id === null ? { kind: 'create', snapshot: line.snapshot, quantity: kept } : { kind: 'change', id: known.id, quantity: kept },
    );
    if (total > kept) overflow.push({ kind: 'create', snapshot: line.snapshot, quantity: total - kept });
  }
  return [...changes.values(), ...overflow];
};
