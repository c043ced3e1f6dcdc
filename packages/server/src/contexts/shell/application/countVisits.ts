import { isMeasured } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type Counted, isAllowed, parseConsent, type VisitReport } from '@tailorbird/domain/shell';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type TooOften } from '../../../platform/limits/attempts.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireStaff } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { keepEvent, reportVisits } from '../store/visits.ts';

export type NotCounted = { readonly kind: 'permission-denied' } | TooOften;

type Needs = WithDatabase & WithClock & WithSettings;

/** Whether this visitor may be counted: they said so, their cookie says it still holds, and nobody acts in their name (GUARD-13). */
export const mayCount = async (
  { clock, ...needs }: Needs,
  actor: Actor,
  consentCookie: string | null,
): Promise<Result<null, NotCounted>> => {
  if (!isAllowed(parseConsent(consentCookie), 'statistics', clock().getTime()))
    return err({ kind: 'permission-denied' });
  const visitor = await actor.visitor();
  if (visitor.kind === 'customer' && !isMeasured(visitor.account))
    return err({ kind: 'permission-denied' });
  return countAttempt({ clock, ...needs }, { kind: 'count', address: actor.networkAddress() });
};

/** Counts something that happened. */
export const countEvent = async (
  needs: Needs,
  actor: Actor,
  consentCookie: string | null,
  counted: Counted,
): Promise<Result<null, NotCounted>> => {
  const may = await mayCount(needs, actor, consentCookie);
  if (may.ok) await keepEvent(needs.database.queries, counted, needs.clock());
  return may;
};

const dayMs = 86_400_000;

/** What was counted in the last days, for those who run the shop. */
export const readVisits = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
  days: number,
): Promise<Result<VisitReport, AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok
    ? ok(await reportVisits(database.queries, new Date(clock().getTime() - days * dayMs)))
    : staff;
};
