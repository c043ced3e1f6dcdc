import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { closeAllSessions, closeSession, openSessionsOf, sessionIdOf } from '../store/sessions.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

/** Ends one of the customer's sessions, which may be the current one. */
export const endSession = async (
  shop: EventNeeds,
  actor: Actor,
  id: string,
): Promise<Result<null, AccessRefused | NotFound>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const { queries } = shop.database;
  const session = (await openSessionsOf(queries, visitor.account.id, shop.clock())).find(
    ({ tokenHash }) => sessionIdOf(tokenHash) === id,
  );
  if (!session) return err({ kind: 'not-found' });
  await closeSession(queries, session.tokenHash);
  await recordEvent(shop, actor, 'session-ended', visitor.account.id);
  return ok(null);
};

export const endOtherSessions = async (
  shop: EventNeeds,
  actor: Actor,
): Promise<Result<null, AccessRefused>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  await closeAllSessions(shop.database.queries, visitor.account.id, visitor.session);
  await recordEvent(shop, actor, 'other-sessions-ended', visitor.account.id);
  return ok(null);
};
