import { checkReason, type KnownCustomer, type StaffRecord } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { ordersOf } from '../../orders/index.ts';
import { type StoredSize, sizesOfCustomer, wearersOfCustomer } from '../../sizing/index.ts';
import * as store from '../store/people.ts';

export type ReasonMissing = { readonly kind: 'reason-missing' };

export type OpenedCustomer = {
  readonly customer: KnownCustomer;
  readonly sizes: readonly StoredSize[];
  readonly wearers: Awaited<ReturnType<typeof wearersOfCustomer>>;
  readonly orders: Awaited<ReturnType<typeof ordersOf>>;
};

/** Finds customers for staff and stores; records the search. */
export const findCustomers = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
  search: string,
): Promise<Result<readonly KnownCustomer[], AccessRefused>> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins and stores');
  if (!staff.ok) return staff;
  const found = await store.findCustomers(database.queries, search);
  await recordAct(
    database.queries,
    visitor,
    { action: 'customers-searched', about: String(found.length) },
    clock(),
  );
  return ok(found);
};

/** Opens a customer with sizes and orders for a stated reason, which is recorded first. */
export const openCustomer = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
  accountId: number,
  why: string,
): Promise<Result<OpenedCustomer, AccessRefused | NotFound | ReasonMissing>> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins and stores');
  if (!staff.ok) return staff;
  const reason = checkReason(why);
  if (!reason.ok) return reason;
  const { queries } = database;
  const customer = await store.findCustomer(queries, accountId);
  if (!customer) return err({ kind: 'not-found' });
  await recordAct(
    queries,
    visitor,
    { action: 'customer-opened', accountId, reason: reason.value },
    clock(),
  );
  return ok({
    customer,
    sizes: await sizesOfCustomer(queries, accountId),
    wearers: await wearersOfCustomer(queries, accountId),
    orders: await ordersOf(queries, accountId),
  });
};

export const staffRecords = async (
  { database }: WithDatabase,
  actor: Actor,
  accountId: number | null,
): Promise<Result<readonly StaffRecord[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok ? ok(await store.recordsOf(database.queries, accountId)) : staff;
};
