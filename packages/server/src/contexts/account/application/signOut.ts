import type { Actor } from '../../../platform/session/actor.ts';
import { staffOf } from '../../../platform/session/visitor.ts';
import { closeSession } from '../store/sessions.ts';
import { type EventNeeds, recordEvent } from './recordEvent.ts';

/** Ends only the actor's current session; returns whether there was one. */
export const signOut = async (shop: EventNeeds, actor: Actor): Promise<boolean> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return false;
  await closeSession(shop.database.queries, visitor.session.tokenHash);
  await recordEvent(shop, actor, 'signed-out', staffOf(visitor)?.id ?? null);
  return true;
};
