import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { closeAllSessions, closeSession, openSessionsOf, sessionIdOf } from '../store/sessions.ts';

/** Ends one session of the customer who asks, which may be the one they ask with. */
export const endSession = async (
  { database: { queries }, clock }: WithDatabase & WithClock,
  actor: Actor,
  id: string,
): Promise<Result<null, AccessRefused | NotFound>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const session = (await openSessionsOf(queries, visitor.account.id, clock())).find(({ tokenHash }) => sessionIdOf(tokenHash) === id);
  if (!session) return err({ kind: 'not-found' });
  await closeSession(queries, session.tokenHash);
  return ok(null);
};

/** Ends every session of the customer who asks, but the one they ask with. */
export const endOtherSessions = async ({ database }: WithDatabase, actor: Actor): Promise<Result<null, AccessRefused>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  await closeAllSessions(database.queries, visitor.account.id, visitor.session);
  return ok(null);
};
