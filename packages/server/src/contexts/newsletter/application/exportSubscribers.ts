import { ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireStaff } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { confirmedSubscribers, type Subscriber } from '../store.ts';

export const exportSubscribers = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
): Promise<Result<readonly Subscriber[], AccessRefused>> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins');
  if (!staff.ok) return staff;
  const subscribers = await confirmedSubscribers(database.queries);
  await recordAct(
    database.queries,
    visitor,
    { action: 'subscribers-exported', about: String(subscribers.length) },
    clock(),
  );
  return ok(subscribers);
};
