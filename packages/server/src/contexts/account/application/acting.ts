import { type ActingFor, checkReason } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { attempt } from '../../../platform/database/attempt.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  isCustomer,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import {
  endImpersonation,
  findImpersonation,
  type StoredImpersonation,
  startImpersonation,
} from '../store/people.ts';
import { findAccount } from '../store/sessions.ts';
import type { ReasonMissing } from './people.ts';
import { recordEvent } from './recordEvent.ts';

const actingMs = 60 * 60_000;

const shown = (
  stored: StoredImpersonation,
  customer: SignedInAccount,
  by: SignedInAccount,
): ActingFor => ({
  customer: {
    id: customer.id,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
  },
  by: by.email,
  reason: stored.reason,
  since: stored.startedAt,
  until: stored.expiresAt,
});

export const acting = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<Result<ActingFor | null, AccessRefused>> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins and stores');
  if (!staff.ok) return staff;
  if (visitor.kind === 'guest' || !visitor.impersonation) return ok(null);
  const stored = await findImpersonation(database.queries, visitor.impersonation.id);
  return ok(stored ? shown(stored, visitor.account, staff.value) : null);
};

/**
 * Starts acting for a customer in this session, replacing the previous one. The customer sees
 * it among their account events.
 */
export const startActing = async (
  shop: WithDatabase & WithClock & WithLogger,
  actor: Actor,
  asked: { readonly customerId: number; readonly reason: string },
): Promise<
  Result<ActingFor, AccessRefused | NotFound | ReasonMissing | { readonly kind: 'not-a-customer' }>
> => {
  const { database, clock } = shop;
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins and stores');
  if (!staff.ok) return staff;
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const reason = checkReason(asked.reason);
  if (!reason.ok) return reason;
  const customer = await findAccount(database.queries, asked.customerId);
  if (!customer?.isActive) return err({ kind: 'not-found' });
  if (!isCustomer(customer)) return err({ kind: 'not-a-customer' });
  const now = clock();
  const started = await attempt<StoredImpersonation, NotFound>(database, async (trx, refuse) => {
    if (visitor.impersonation) await endImpersonation(trx, visitor.impersonation.id, now);
    const id = await startImpersonation(
      trx,
      {
        tokenHash: visitor.session.tokenHash,
        byAccountId: staff.value.id,
        accountId: customer.id,
        reason: reason.value,
        until: new Date(now.getTime() + actingMs),
      },
      now,
    );
    await recordAct(
      trx,
      visitor,
      { action: 'acting-started', accountId: customer.id, reason: reason.value },
      now,
    );
    return (await findImpersonation(trx, id)) ?? refuse({ kind: 'not-found' });
  });
  if (!started.ok) return started;
  await recordEvent(shop, actor, 'acted-for', customer.id);
  return ok(shown(started.value, customer, staff.value));
};

export const stopActing = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
): Promise<Result<null, AccessRefused>> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins and stores');
  if (!staff.ok) return staff;
  if (visitor.kind === 'guest' || !visitor.impersonation) return ok(null);
  const { id } = visitor.impersonation;
  await database.transaction(async (trx) => {
    await recordAct(trx, visitor, { action: 'acting-ended' }, clock());
    await endImpersonation(trx, id, clock());
  });
  return ok(null);
};
