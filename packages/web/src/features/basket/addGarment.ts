/** Adding, in a chunk of its own: the first view of the checkout has nothing to add. */
import {
  type AddRequest,
  addGarment,
  type Basket,
  type BasketNotChanged,
  type Baskets,
} from '@tailorbird/domain/basket';
import type { Result } from '@tailorbird/domain/kernel';

/** Under which name each thing was asked for that no answer came to. */
export type Unanswered = Map<string, string>;

/** A name for what is asked for, where the browser makes names. */
const aKey = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

/** Adds under the name that the same was asked for by before, as long as no answer to that came: what was put in then is not put in twice. What was answered is asked for anew. */
export const addOnce = async (
  { baskets, unanswered }: { readonly baskets: Baskets; readonly unanswered: Unanswered },
  request: AddRequest,
  asked: string,
): Promise<Result<Basket, BasketNotChanged>> => {
  const key = unanswered.get(asked) ?? aKey();
  // Pressed again before the answer, it is another one.
  unanswered.delete(asked);
  const added = await addGarment({ baskets })({ ...request, key });
  if (key !== undefined && !added.ok && added.failure.failure.kind === 'unreachable')
    unanswered.set(asked, key);
  return added;
};
