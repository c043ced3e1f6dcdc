import {
  type AddRequest,
  addGarment,
  type Basket,
  type BasketNotChanged,
  type Baskets,
} from '@tailorbird/domain/basket';
import type { Result } from '@tailorbird/domain/kernel';

/** Keys of requests that got no answer, by request. */
export type Unanswered = Map<string, string>;

const newKey = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

/**
 * Adds a piece. A request whose answer was lost is sent again under its key, so that the server
 * adds the piece once; after an answer the same request is another piece.
 */
export const addOnce = async (
  { baskets, unanswered }: { readonly baskets: Baskets; readonly unanswered: Unanswered },
  request: AddRequest,
): Promise<Result<Basket, BasketNotChanged>> => {
  const asked = JSON.stringify(request);
  const key = unanswered.get(asked) ?? newKey();
  // Pressed again before the answer, it is another piece.
  unanswered.delete(asked);
  const added = await addGarment({ baskets })({ ...request, key });
  if (key !== undefined && !added.ok && added.failure.failure.kind === 'unreachable')
    unanswered.set(asked, key);
  return added;
};
