import type { WireUserSizeToChange, WireUserSizeToCreate } from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/records/records.ts';
import {
  type AccessRefused,
  isCustomer,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf, type Owner } from '../../../platform/session/visitor.ts';
import { type SavedHow, saveSize, saveVersion } from '../store/saveSizes.ts';
import type { StoredContent, StoredSize } from '../store/sizeRows.ts';
import { findSize, maximumSizes, sizesOf } from '../store/sizes.ts';
import { isOwnWearer } from '../store/wearers.ts';
import { type Errors, sizeToChange, sizeToCreate } from './requestedSize.ts';
import { type SizingNeeds, sizeTypeOf, type UnknownSizeType, usableType } from './sizeTypes.ts';

export type TooManySizes = { readonly kind: 'too-many-sizes' };
export type SizeNotValid = { readonly kind: 'size-invalid'; readonly errors: Errors };
export type UnknownWearer = { readonly kind: 'unknown-wearer' };
export type SizeNotCreated = UnknownSizeType | TooManySizes | SizeNotValid | UnknownWearer;

export const saveFor = async (
  trx: Queries,
  owner: Owner,
  size: StoredContent & { readonly sizeTypeId: number; readonly wearerId?: number | null },
  now: Date,
  how: Pick<SavedHow, 'isByShop'> = {},
): Promise<Result<StoredSize, TooManySizes>> => {
  if ((await sizesOf(trx, owner)).length >= maximumSizes) return err({ kind: 'too-many-sizes' });
  const saved = await findSize(trx, owner, await saveSize(trx, owner, size, now, how));
  if (!saved) throw new Error('The saved size is missing');
  return ok(saved);
};

const create = async (
  shop: SizingNeeds,
  actor: Actor,
  sent: WireUserSizeToCreate,
  ownerOf: () => Promise<Owner>,
  how: Pick<SavedHow, 'isByShop'> = {},
): Promise<Result<StoredSize, SizeNotCreated>> => {
  const type = await usableType(shop, actor, sent.size_type);
  if (!type) return err({ kind: 'unknown-size-type' });
  const content = sizeToCreate(type, sent);
  if (!content.ok) return err({ kind: 'size-invalid', errors: content.failure });
  const owner = await ownerOf();
  return await shop.database.transaction<Result<StoredSize, SizeNotCreated>>(async (trx) => {
    await acquireLocks(trx, [lockNameOf(owner)]);
    const wearerId = sent.wearer_id ?? null;
    if (!(await isOwnWearer(trx, owner, wearerId))) return err({ kind: 'unknown-wearer' });
    return await saveFor(
      trx,
      owner,
      { ...content.value, sizeTypeId: type.id, wearerId },
      shop.clock(),
      how,
    );
  }, 'read committed');
};

const change = async (
  shop: SizingNeeds,
  owner: Owner,
  id: number,
  sent: WireUserSizeToChange,
  how: Pick<SavedHow, 'isByShop'> = {},
): Promise<Result<StoredSize, NotFound | SizeNotValid>> =>
  await attempt<StoredSize, NotFound | SizeNotValid>(
    shop.database,
    async (trx, refuse) => {
      await acquireLocks(trx, [lockNameOf(owner)]);
      const size = await findSize(trx, owner, id);
      const type = size && sizeTypeOf(shop, size);
      if (!size || !type) return refuse({ kind: 'not-found' });
      const changed = sizeToChange(type, size, sent);
      if (!changed.ok) return refuse({ kind: 'size-invalid', errors: changed.failure });
      return changed.value ? await saveVersion(trx, size, changed.value, shop.clock(), how) : size;
    },
    'read committed',
  );

/** Saves a size for the actor; a guest gets a guest key. */
export const createSize = (
  shop: SizingNeeds,
  actor: Actor,
  sent: WireUserSizeToCreate,
): Promise<Result<StoredSize, SizeNotCreated>> => create(shop, actor, sent, actor.owner);

type WithReason = { readonly reason?: string | undefined };

/** A customer whose sizes staff may save; staff accounts are excluded. */
const customerOf = async (
  { identities }: Pick<SizingNeeds, 'identities'>,
  accountId: number,
): Promise<Result<Owner, NotFound>> => {
  const account = await identities.accountOf(accountId);
  return account && isCustomer(account)
    ? ok({ kind: 'customer', accountId: account.id })
    : err({ kind: 'not-found' });
};

/**
 * Saves a size for a customer. Store staff may do this for their customers. Recorded in the
 * audit log.
 */
export const createSizeFor = async (
  shop: SizingNeeds,
  actor: Actor,
  accountId: number,
  { reason = '', ...sent }: WireUserSizeToCreate & WithReason,
): Promise<Result<StoredSize, SizeNotCreated | AccessRefused | NotFound>> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins and stores');
  if (!staff.ok) return staff;
  const customer = await customerOf(shop, accountId);
  if (!customer.ok) return customer;
  const created = await create(shop, actor, sent, async () => customer.value, { isByShop: true });
  if (created.ok)
    await recordAct(
      shop.database.queries,
      visitor,
      { action: 'size-saved', accountId, about: `size ${created.value.id}`, reason: reason.trim() },
      shop.clock(),
    );
  return created;
};

/** Changes one of the actor's own sizes: creates a version unless nothing changes. */
export const changeSize = async (
  shop: SizingNeeds,
  actor: Actor,
  id: number,
  sent: WireUserSizeToChange,
): Promise<Result<StoredSize, NotFound | SizeNotValid>> => {
  const owner = await actor.knownOwner();
  return owner ? await change(shop, owner, id, sent) : err({ kind: 'not-found' });
};

/** Changes a customer's size, for admins. Recorded in the audit log. */
export const changeSizeFor = async (
  shop: SizingNeeds,
  actor: Actor,
  { accountId, id }: { readonly accountId: number; readonly id: number },
  { reason = '', ...sent }: WireUserSizeToChange & WithReason,
): Promise<Result<StoredSize, NotFound | SizeNotValid | AccessRefused>> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins');
  if (!staff.ok) return staff;
  const customer = await customerOf(shop, accountId);
  if (!customer.ok) return customer;
  const changed = await change(shop, customer.value, id, sent, { isByShop: true });
  if (changed.ok)
    await recordAct(
      shop.database.queries,
      visitor,
      { action: 'size-changed', accountId, about: `size ${id}`, reason: reason.trim() },
      shop.clock(),
    );
  return changed;
};
