import { err, ok, type Result } from '../kernel/index.ts';
import { type LineSnapshot, maximumLines, maximumQuantity } from './basket.ts';
import { lineIdentity } from './lineIdentity.ts';

export type LineQuantity = {
  readonly id: number;
  readonly quantity: number;
  readonly snapshot: LineSnapshot;
};

export type QuantityRefused =
  | { readonly kind: 'invalid-quantity' }
  | { readonly kind: 'too-many-pieces'; readonly maximum: number }
  | { readonly kind: 'too-many-lines'; readonly maximum: number }
  | { readonly kind: 'basket-frozen' }
  | { readonly kind: 'line-not-found' };

export type LineChange =
  | { readonly kind: 'create'; readonly snapshot: LineSnapshot; readonly quantity: number }
  | { readonly kind: 'change'; readonly id: number; readonly quantity: number }
  | {
      readonly kind: 'replace';
      readonly id: number;
      readonly snapshot: LineSnapshot;
      readonly quantity: number;
    }
  | { readonly kind: 'remove'; readonly id: number };

type Lines = { readonly status: 'Open' | 'Frozen'; readonly lines: readonly LineQuantity[] };

/**
 * Why a quantity, with `total` pieces in the line, is too small or too large; undefined if it
 * is valid.
 */
const refusalOf = (quantity: number, total: number, least = 1): QuantityRefused | undefined => {
  if (!Number.isSafeInteger(quantity) || quantity < least) return { kind: 'invalid-quantity' };
  return total > maximumQuantity
    ? { kind: 'too-many-pieces', maximum: maximumQuantity }
    : undefined;
};

const grown = (
  line: { readonly id: number } | undefined,
  snapshot: LineSnapshot,
  quantity: number,
): Extract<LineChange, { kind: 'create' | 'change' }> =>
  line ? { kind: 'change', id: line.id, quantity } : { kind: 'create', snapshot, quantity };

/**
 * Adds pieces: an equal line grows, any difference starts a new line (BASKET-10, BASKET-14).
 */
export const addPieces = (
  basket: Lines,
  snapshot: LineSnapshot,
  quantity: number,
): Result<LineChange, QuantityRefused> => {
  if (basket.status === 'Frozen') return err({ kind: 'basket-frozen' });
  const identity = lineIdentity(snapshot);
  const equal = basket.lines.find((line) => lineIdentity(line.snapshot) === identity);
  const total = (equal?.quantity ?? 0) + quantity;
  const refusal = refusalOf(quantity, total);
  if (refusal) return err(refusal);
  if (!equal && basket.lines.length >= maximumLines)
    return err({ kind: 'too-many-lines', maximum: maximumLines });
  return ok(grown(equal, snapshot, total));
};

/** Sets a line's quantity; 0 removes it (BASKET-16). */
export const changeQuantity = (
  basket: Lines,
  lineId: number,
  quantity: number,
): Result<LineChange, QuantityRefused> => {
  if (basket.status === 'Frozen') return err({ kind: 'basket-frozen' });
  const line = basket.lines.find(({ id }) => id === lineId);
  if (!line) return err({ kind: 'line-not-found' });
  const refusal = refusalOf(quantity, quantity, 0);
  if (refusal) return err(refusal);
  return ok(quantity === 0 ? { kind: 'remove', id: lineId } : grown(line, line.snapshot, quantity));
};

/**
 * Changes all pieces of a line or `count` of them. A completely changed line keeps its place
 * and absorbs an equal line (BASKET-09); otherwise the changed pieces join an equal line or
 * start a new one. No line exceeds its maximum (BASKET-14), and no piece is lost.
 */
export const changePiece = (
  basket: Lines,
  lineId: number,
  snapshot: LineSnapshot,
  count?: number,
): Result<readonly LineChange[], QuantityRefused> => {
  if (basket.status === 'Frozen') return err({ kind: 'basket-frozen' });
  const line = basket.lines.find(({ id }) => id === lineId);
  if (!line) return err({ kind: 'line-not-found' });
  const moved = count ?? line.quantity;
  if (refusalOf(moved, 0) || moved > line.quantity) return err({ kind: 'invalid-quantity' });
  const identity = lineIdentity(snapshot);
  if (lineIdentity(line.snapshot) === identity) return ok([]);
  const equal = basket.lines.find(
    (other) => other.id !== lineId && lineIdentity(other.snapshot) === identity,
  );
  const quantity = (equal?.quantity ?? 0) + moved;
  const refusal = refusalOf(quantity, quantity);
  if (refusal) return err(refusal);
  if (moved === line.quantity)
    return ok([
      ...(equal ? [{ kind: 'remove', id: equal.id } as const] : []),
      { kind: 'replace', id: lineId, snapshot, quantity },
    ]);
  if (!equal && basket.lines.length >= maximumLines)
    return err({ kind: 'too-many-lines', maximum: maximumLines });
  return ok([
    { kind: 'change', id: lineId, quantity: line.quantity - moved },
    grown(equal, snapshot, quantity),
  ]);
};

/**
 * The changes that merge a guest's lines into a customer's basket. No guest line is lost: equal
 * lines add up to at most 50 pieces, and the rest stays in its own line.
 */
export const mergeGuestLines = (
  own: readonly LineQuantity[],
  guest: readonly Omit<LineQuantity, 'id'>[],
): readonly LineChange[] => {
  const lines = new Map(own.map((line) => [lineIdentity(line.snapshot), line]));
  const totals = new Map<string, ReturnType<typeof grown>>();
  const overflow: LineChange[] = [];
  for (const { snapshot, quantity } of guest) {
    const identity = lineIdentity(snapshot);
    const line = lines.get(identity);
    const total = (totals.get(identity) ?? line ?? { quantity: 0 }).quantity + quantity;
    const kept = Math.min(total, maximumQuantity);
    totals.set(identity, grown(line, snapshot, kept));
    if (total > kept) overflow.push(grown(undefined, snapshot, total - kept));
  }
  return [...totals.values(), ...overflow];
};
