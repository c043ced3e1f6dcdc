import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { ErrorGroup, ErrorReport } from '@tailorbird/domain/shell';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type TooOften } from '../../../platform/limits/attempts.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { listErrors, resolveError } from '../store/reportedErrors.ts';
import type { WithErrorKeeper } from './keepErrors.ts';

/** For how long whoever meets no room is asked to wait. */
const fullSeconds = 3_600;

/** Keeps what a page tells of an error; answers under which name. */
export const reportError = async (
  { errors, ...needs }: WithErrorKeeper & WithDatabase & WithClock & WithSettings,
  actor: Actor,
  report: ErrorReport,
): Promise<Result<string, TooOften>> => {
  const may = await countAttempt(needs, { kind: 'error-report', address: actor.networkAddress() });
  if (!may.ok) return may;
  const reference = await errors.keep(report);
  return reference === null
    ? err({ kind: 'too-often', retryAfterSeconds: fullSeconds })
    : ok(reference);
};

/** What went wrong, for those who run the shop. */
export const readErrors = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<Result<readonly ErrorGroup[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok ? ok(await listErrors(database.queries)) : staff;
};

/** Notes that a problem is mended, and by whom. */
export const markResolved = async (
  { database, clock }: WithDatabase & WithClock,
  actor: Actor,
  id: number,
): Promise<Result<ErrorGroup, AccessRefused | NotFound>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const group = await resolveError(database.queries, id, staff.value.id, clock());
  return group ? ok(group) : err({ kind: 'not-found' });
};
