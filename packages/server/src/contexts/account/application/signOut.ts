import type { WithDatabase } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { closeSession } from '../store/sessions.ts';

/** Ends the actor's session, and no other of theirs; answers whether there was one. */
export const signOut = async ({ database }: WithDatabase, actor: Actor): Promise<boolean> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return false;
  await closeSession(database.queries, visitor.session.tokenHash);
  return true;
};
