import { type LineChange, type LineSnapshot, lineIdentity } from '@tailorbird/domain/basket';
import type { Money } from '@tailorbird/domain/kernel';
import type { CutFor } from '@tailorbird/domain/sizing';
import { toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredBasket, StoredLine } from './baskets.ts';

/**
 * The identity of a line kept separate from an equal one: the rest of a merge beyond the
 * maximum quantity.
 */
const identityBeside = (snapshot: LineSnapshot, taken: ReadonlySet<string>): string => {
  const identity = lineIdentity(snapshot);
  if (!taken.has(identity)) return identity;
  let beside = 2;
  while (taken.has(`${identity}#${beside}`)) beside += 1;
  return `${identity}#${beside}`;
};

/** Names of sizes, with the wearer if it is not the owner. */
export type SizeNames = ReadonlyMap<
  number,
  {
    readonly title: string;
    readonly wearer?: string;
    readonly wearerId?: number;
    readonly cutFor?: CutFor;
    readonly isStandard?: true;
  }
>;

const sizeOf = ({ userSizeId }: LineSnapshot, names: SizeNames): StoredLine['size'] => {
  const named = userSizeId === null ? undefined : names.get(userSizeId);
  return userSizeId === null || named === undefined ? null : { id: userSizeId, ...named };
};

export type LineDetails = {
  readonly sizes: SizeNames;
  readonly priceOf: (snapshot: LineSnapshot) => Money | null;
};

/** For changes that neither create nor replace lines. */
export const noDetails: LineDetails = { sizes: new Map(), priceOf: () => null };

const identitiesOf = async (trx: Queries, { id, lines }: StoredBasket): Promise<Set<string>> => {
  const identities = new Set(lines.map(({ snapshot }) => lineIdentity(snapshot)));
  if (lines.length === identities.size) return identities;
  // Marks are needed only if the basket has separated lines.
  const rows = await trx
    .selectFrom('basket_line')
    .select('identity')
    .where('basket_id', '=', id)
    .execute();
  for (const { identity } of rows) identities.add(identity);
  return identities;
};

/**
 * Stores line changes and returns the changed basket. `sizes` has the names of new lines'
 * sizes, `priceOf` the unit price of added and changed pieces.
 */
export const changeLines = async (
  trx: Queries,
  basket: StoredBasket,
  changes: readonly LineChange[],
  { sizes, priceOf }: LineDetails,
  now: Date,
): Promise<StoredBasket> => {
  let lines = basket.lines;
  // A change of quantity does not depend on other lines.
  const identities = changes.some(({ kind }) => kind !== 'change')
    ? await identitiesOf(trx, basket)
    : new Set<string>();
  for (const change of changes) {
    switch (change.kind) {
      case 'create': {
        const { snapshot, quantity } = change;
        const identity = identityBeside(snapshot, identities);
        identities.add(identity);
        const createdAt = toInstant(now);
        const addedPrice = priceOf(snapshot);
        const created = await trx
          .insertInto('basket_line')
          .values({
            basket_id: basket.id,
            quantity,
            snapshot: toJson(snapshot),
            identity,
            user_size_id: snapshot.userSizeId,
            added_price: addedPrice && toJson(addedPrice),
            created_at: createdAt,
          })
          .returning('id')
          .executeTakeFirst();
        if (!created) throw new Error('The new line has no id');
        lines = [
          ...lines,
          {
            id: created.id,
            quantity,
            snapshot,
            addedPrice,
            createdAt,
            size: sizeOf(snapshot, sizes),
          },
        ];
        break;
      }
      case 'change': {
        const { id, quantity } = change;
        await trx.updateTable('basket_line').set({ quantity }).where('id', '=', id).execute();
        lines = lines.map((line) => (line.id === id ? { ...line, quantity } : line));
        break;
      }
      case 'replace': {
        const { id, snapshot, quantity } = change;
        const before = lines.find((line) => line.id === id);
        if (before) identities.delete(lineIdentity(before.snapshot));
        const identity = identityBeside(snapshot, identities);
        identities.add(identity);
        const addedPrice = priceOf(snapshot);
        await trx
          .updateTable('basket_line')
          .set({
            quantity,
            snapshot: toJson(snapshot),
            identity,
            user_size_id: snapshot.userSizeId,
            added_price: addedPrice && toJson(addedPrice),
          })
          .where('id', '=', id)
          .execute();
        const size = sizeOf(snapshot, sizes);
        lines = lines.map((line) =>
          line.id === id ? { ...line, quantity, snapshot, addedPrice, size } : line,
        );
        break;
      }
      case 'remove': {
        const gone = lines.find(({ id }) => id === change.id);
        if (gone) identities.delete(lineIdentity(gone.snapshot));
        await trx.deleteFrom('basket_line').where('id', '=', change.id).execute();
        lines = lines.filter(({ id }) => id !== change.id);
        break;
      }
    }
  }
  return { ...basket, lines };
};
