import {
  isMadeToSize,
  maySplit,
  type SplitLine,
  type SplitOrder,
  splitOrder,
} from '@tailorbird/domain/orders';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { loadCurrentBasket } from '../../basket/index.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { orderedBefore } from '../store/orderedBefore.ts';
import type { OrderDraft } from './orderDraft.ts';

/** Reads earlier orders only when they can affect the split. */
const splitFor = async (
  queries: Queries,
  lines: readonly SplitLine[],
  owner: Owner,
  email: string | null,
): Promise<SplitOrder | null> =>
  maySplit(lines) ? splitOrder(lines, await orderedBefore(queries, owner, email)) : null;

/**
 * The first delivery of an order that is being placed (ORDER-05 … ORDER-07). Line numbers start
 * at one.
 */
export const splitDraft = async (
  trx: Queries,
  draft: Pick<OrderDraft, 'lines' | 'email'>,
  owner: Owner,
): Promise<SplitOrder | null> =>
  await splitFor(
    trx,
    draft.lines.map(({ quantity, productClass, snapshot, texts }, index) => ({
      id: index + 1,
      quantity,
      productClass,
      isMadeToSize: isMadeToSize({ snapshot }),
      clothingTypeSlug: texts.clothingType.slug,
    })),
    owner,
    draft.email,
  );

/**
 * The split of the visitor's basket. A guest without an email address counts as a
 * first-time customer.
 */
export const forecastSplit = async (
  { database, catalog }: WithDatabase & WithCatalog,
  actor: Actor,
): Promise<SplitOrder | null> => {
  const owner = await actor.knownOwner();
  const basket = owner && (await loadCurrentBasket(database.queries, owner));
  if (!basket) return null;
  const lines = basket.lines.flatMap(({ id, quantity, snapshot }) => {
    const type = catalog.clothingTypes.find((known) => known.id === snapshot.clothingTypeId);
    return type
      ? [
          {
            id,
            quantity,
            productClass: type.productClass,
            isMadeToSize: isMadeToSize({ snapshot }),
            clothingTypeSlug: type.slug,
          },
        ]
      : [];
  });
  return await splitFor(database.queries, lines, basket.owner, null);
};
