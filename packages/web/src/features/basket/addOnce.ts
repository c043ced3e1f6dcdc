import {
  type AddRequest,
  addGarment,
  type Basket,
  type BasketNotChanged,
  type Baskets,
} from '@tailorbird/domain/basket';
import type { Result } from '@tailorbird/domain/kernel';

/** Idempotency keys of unanswered requests, by request. */
export type Unanswered = Map<string, string>;

const newKey = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

/**
 * Adds a piece. A request without a response is repeated under its key, so that the server adds
 * the piece once; after a response, the same request adds another piece.
 */
export const addOnce = async (
  { baskets, unanswered }: { readonly baskets: Baskets; readonly unanswered: Unanswered },
  request: AddRequest,
): Promise<Result<Basket, BasketNotChanged>> => {
  const asked = JSON.stringify(request);
  const key = unanswered.get(asked) ?? newKey();
  // A repeated press before the response adds another piece.
  unanswered.delete(asked);
  const added = await addGarment({ baskets })({ ...request, key });
  if (key !== undefined && !added.ok && added.failure.failure.kind === 'unreachable')
    unanswered.set(asked, key);
  return added;
};
