import type { Result } from '@tailorbird/domain/kernel';
import { nameWearer, type Wearer, type WearerRefused } from '@tailorbird/domain/sizing';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, type NotFound, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { turnOf } from '../../../platform/session/visitor.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { findSize, findStandardSize } from '../store/sizes.ts';
import * as store from '../store/wearers.ts';

type Needs = WithDatabase & WithClock;
type Wanted = Pick<Wearer, 'name' | 'kind'>;

/** For whom the actor keeps sizes; a guest keeps them for nobody else. */
export const ownWearers = async ({ database }: WithDatabase, actor: Actor): Promise<readonly Wearer[]> => {
  const owner = await actor.knownOwner();
  return owner?.kind === 'customer' ? await store.wearersOf(database.queries, owner.accountId) : [];
};

/** Does something to the wearers of the customer who asks, in their turn. */
const asCustomer = async <Value, Failure>(
  shop: Needs,
  actor: Actor,
  act: (trx: Queries, accountId: number, refuse: (failure: Failure) => never) => Promise<Value>,
): Promise<Result<Value, Failure | AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const accountId = customer.value.id;
  return await attempt<Value, Failure>(
    shop.database,
    async (trx, refuse) => {
      await takeTurns(trx, [turnOf({ kind: 'customer', accountId })]);
      return await act(trx, accountId, refuse);
    },
    'read committed',
  );
};

export const addOwnWearer = (
  shop: Needs,
  actor: Actor,
  { name: typed, kind }: Wanted,
): Promise<Result<Wearer, WearerRefused | AccessRefused>> =>
  asCustomer<Wearer, WearerRefused>(shop, actor, async (trx, accountId, refuse) => {
    const name = nameWearer(typed, await store.wearersOf(trx, accountId));
    return name.ok ? await store.addWearer(trx, accountId, { name: name.value, kind }, shop.clock()) : refuse(name.failure);
  });

export const changeOwnWearer = (
  shop: Needs,
  actor: Actor,
  id: number,
  { name: typed, kind }: Wanted,
): Promise<Result<Wearer, WearerRefused | NotFound | AccessRefused>> =>
  asCustomer<Wearer, WearerRefused | NotFound>(shop, actor, async (trx, accountId, refuse) => {
    const wearers = await store.wearersOf(trx, accountId);
    if (!wearers.some((wearer) => wearer.id === id)) return refuse({ kind: 'not-found' });
    const name = nameWearer(
      typed,
      wearers.filter((wearer) => wearer.id !== id),
    );
    if (!name.ok) return refuse(name.failure);
    const changed = { id, name: name.value, kind };
    await store.changeWearer(trx, changed);
    return changed;
  });

/** Takes a wearer and their sizes off the lists. What is in a basket or ordered stays as it is. */
export const removeOwnWearer = (shop: Needs, actor: Actor, id: number): Promise<Result<null, NotFound | AccessRefused>> =>
  asCustomer<null, NotFound>(shop, actor, async (trx, accountId, refuse) => {
    if (!(await store.wearersOf(trx, accountId)).some((wearer) => wearer.id === id)) return refuse({ kind: 'not-found' });
    await store.removeWearer(trx, id, shop.clock());
    return null;
  });

/** Has a wearer back, with the sizes that went with them; not under a name somebody else has by now. */
export const restoreOwnWearer = (
  shop: Needs,
  actor: Actor,
  id: number,
): Promise<Result<Wearer, WearerRefused | NotFound | AccessRefused>> =>
  asCustomer<Wearer, WearerRefused | NotFound>(shop, actor, async (trx, accountId, refuse) => {
    const removed = await store.findRemoved(trx, accountId, id);
    if (!removed) return refuse({ kind: 'not-found' });
    const { name, kind, removedAt } = removed;
    const named = nameWearer(name, await store.wearersOf(trx, accountId));
    if (!named.ok) return refuse(named.failure);
    await store.bringWearerBack(trx, id, removedAt);
    return { id, name, kind };
  });

/** Says whose a size of the customer is. A standard size is there once for each wearer (SIZE-31). */
export const assignOwnSize = (
  shop: Needs,
  actor: Actor,
  sizeId: number,
  wearerId: number | null,
): Promise<Result<StoredSize, NotFound | AccessRefused | { readonly kind: 'unknown-wearer' } | { readonly kind: 'already-exists' }>> =>
  asCustomer<StoredSize, NotFound | { readonly kind: 'unknown-wearer' } | { readonly kind: 'already-exists' }>(
    shop,
    actor,
    async (trx, accountId, refuse) => {
      const owner = { kind: 'customer', accountId } as const;
      const size = await findSize(trx, owner, sizeId);
      if (!size) return refuse({ kind: 'not-found' });
      if (!(await store.isOwnWearer(trx, owner, wearerId))) return refuse({ kind: 'unknown-wearer' });
      const same = size.standardSize && (await findStandardSize(trx, owner, size.sizeTypeId, size.standardSize, wearerId));
      if (same && same.id !== sizeId) return refuse({ kind: 'already-exists' });
      await store.assignSize(trx, sizeId, wearerId);
      return { ...size, wearerId };
    },
  );
