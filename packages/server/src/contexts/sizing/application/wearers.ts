import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type CutFor,
  nameWearer,
  type OwnWearer,
  type WantedWearer,
  type Wearer,
  type WearerRefused,
} from '@tailorbird/domain/sizing';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { findSize, findStandardSize } from '../store/sizes.ts';
import * as store from '../store/wearers.ts';

type Needs = WithDatabase & WithClock;

export type WithDefaults<Of> = Of & { readonly defaults: readonly number[] };

const withDefaults = async <Of>(
  queries: Queries,
  accountId: number,
  of: Of,
  wearerId: number | null,
): Promise<WithDefaults<Of>> => {
  const defaults = await store.defaultsOf(queries, accountId);
  return {
    ...of,
    defaults: defaults.filter((size) => size.wearerId === wearerId).map(({ id }) => id),
  };
};

export const ownWearers = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<readonly WithDefaults<Wearer>[]> => {
  const owner = await actor.knownOwner();
  if (owner?.kind !== 'customer') return [];
  const defaults = await store.defaultsOf(database.queries, owner.accountId);
  return (await store.estimateWearers(database.queries, owner.accountId)).map((wearer) => ({
    ...wearer,
    defaults: defaults.filter(({ wearerId }) => wearerId === wearer.id).map(({ id }) => id),
  }));
};

export const ownWearer = async (
  shop: WithDatabase,
  actor: Actor,
  id: number,
): Promise<Result<Wearer, NotFound>> => {
  const wearer = (await ownWearers(shop, actor)).find((each) => each.id === id);
  return wearer ? ok(wearer) : err({ kind: 'not-found' });
};

export const actorAsWearer = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<WithDefaults<OwnWearer>> => {
  const owner = await actor.knownOwner();
  if (owner?.kind !== 'customer') return { cutFor: null, defaults: [] };
  return await withDefaults(
    database.queries,
    owner.accountId,
    { cutFor: await store.ownCutOf(database.queries, owner.accountId) },
    null,
  );
};

/** Changes the customer's wearers while holding the customer's lock. */
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
      await acquireLocks(trx, [lockNameOf({ kind: 'customer', accountId })]);
      return await act(trx, accountId, refuse);
    },
    'read committed',
  );
};

export const addOwnWearer = (
  shop: Needs,
  actor: Actor,
  { name: typed, kind, cutFor = null }: WantedWearer,
): Promise<Result<WithDefaults<Wearer>, WearerRefused | AccessRefused>> =>
  asCustomer<WithDefaults<Wearer>, WearerRefused>(shop, actor, async (trx, accountId, refuse) => {
    const name = nameWearer(typed, await store.estimateWearers(trx, accountId));
    if (!name.ok) return refuse(name.failure);
    return {
      ...(await store.addWearer(trx, accountId, { name: name.value, kind, cutFor }, shop.clock())),
      defaults: [],
    };
  });

export const changeActorAsWearer = (
  shop: Needs,
  actor: Actor,
  cutFor: CutFor | null,
): Promise<Result<WithDefaults<OwnWearer>, AccessRefused>> =>
  asCustomer<WithDefaults<OwnWearer>, never>(shop, actor, async (trx, accountId) => {
    await store.storeOwnCut(trx, accountId, cutFor, shop.clock());
    return await withDefaults(trx, accountId, { cutFor }, null);
  });

export const changeOwnWearer = (
  shop: Needs,
  actor: Actor,
  id: number,
  { name: typed, kind, cutFor }: WantedWearer,
): Promise<Result<WithDefaults<Wearer>, WearerRefused | NotFound | AccessRefused>> =>
  asCustomer<WithDefaults<Wearer>, WearerRefused | NotFound>(
    shop,
    actor,
    async (trx, accountId, refuse) => {
      const wearers = await store.estimateWearers(trx, accountId);
      const before = wearers.find((wearer) => wearer.id === id);
      if (!before) return refuse({ kind: 'not-found' });
      const name = nameWearer(
        typed,
        wearers.filter((wearer) => wearer.id !== id),
      );
      if (!name.ok) return refuse(name.failure);
      const changed = {
        id,
        name: name.value,
        kind,
        cutFor: cutFor === undefined ? before.cutFor : cutFor,
      };
      await store.changeWearer(trx, changed);
      return await withDefaults(trx, accountId, changed, id);
    },
  );

/** Removes a wearer with their sizes. Baskets and orders stay unchanged. */
export const removeOwnWearer = (
  shop: Needs,
  actor: Actor,
  id: number,
): Promise<Result<null, NotFound | AccessRefused>> =>
  asCustomer<null, NotFound>(shop, actor, async (trx, accountId, refuse) => {
    if (!(await store.estimateWearers(trx, accountId)).some((wearer) => wearer.id === id))
      return refuse({ kind: 'not-found' });
    await store.removeWearer(trx, id, shop.clock());
    return null;
  });

/** Restores a wearer and the sizes removed with them; fails if the name is in use. */
export const restoreOwnWearer = (
  shop: Needs,
  actor: Actor,
  id: number,
): Promise<Result<WithDefaults<Wearer>, WearerRefused | NotFound | AccessRefused>> =>
  asCustomer<WithDefaults<Wearer>, WearerRefused | NotFound>(
    shop,
    actor,
    async (trx, accountId, refuse) => {
      const removed = await store.findRemovedWearer(trx, accountId, id);
      if (!removed) return refuse({ kind: 'not-found' });
      const { removedAt, ...wearer } = removed;
      const named = nameWearer(wearer.name, await store.estimateWearers(trx, accountId));
      if (!named.ok) return refuse(named.failure);
      await store.restoreRemovedWearer(trx, id, removedAt);
      return await withDefaults(trx, accountId, wearer, id);
    },
  );

export const assignOwnSize = (
  shop: Needs,
  actor: Actor,
  sizeId: number,
  wearerId: number | null,
): Promise<
  Result<
    StoredSize,
    | NotFound
    | AccessRefused
    | { readonly kind: 'unknown-wearer' }
    | { readonly kind: 'already-exists' }
  >
> =>
  asCustomer<
    StoredSize,
    NotFound | { readonly kind: 'unknown-wearer' } | { readonly kind: 'already-exists' }
  >(shop, actor, async (trx, accountId, refuse) => {
    const owner = { kind: 'customer', accountId } as const;
    const size = await findSize(trx, owner, sizeId);
    if (!size) return refuse({ kind: 'not-found' });
    if (!(await store.isOwnWearer(trx, owner, wearerId))) return refuse({ kind: 'unknown-wearer' });
    const same =
      size.standardSize &&
      (await findStandardSize(trx, owner, size.sizeTypeId, size.standardSize, wearerId));
    if (same && same.id !== sizeId) return refuse({ kind: 'already-exists' });
    await store.assignSize(trx, sizeId, wearerId);
    return { ...size, wearerId, isDefault: false };
  });

/** Makes a size the default of its wearer for its cut, or removes the default (SIZE-124). */
export const chooseOwnDefault = (
  shop: Needs,
  actor: Actor,
  sizeId: number,
  isDefault: boolean,
): Promise<Result<StoredSize, NotFound | AccessRefused>> =>
  asCustomer<StoredSize, NotFound>(shop, actor, async (trx, accountId, refuse) => {
    const size = await findSize(trx, { kind: 'customer', accountId }, sizeId);
    if (!size) return refuse({ kind: 'not-found' });
    await store.setDefault(trx, accountId, size, isDefault);
    return { ...size, isDefault };
  });
