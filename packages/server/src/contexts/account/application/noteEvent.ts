import type { SecurityEventKind } from '@tailorbird/domain/account';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { addEvent } from '../store/securityEvents.ts';

export type EventNeeds = WithDatabase & WithClock & WithLogger;

/**
 * Keeps for its owner what happened to an account, once it has, and logs it: the kind and the account's number, never an address. Of what concerns no account, such as a sign-in with an address
 * nobody has, there is the line in the log alone.
 */
export const noteEvent = async (
  { database, clock, logger }: EventNeeds,
  actor: Pick<Actor, 'device'>,
  kind: SecurityEventKind,
  accountId: number | null,
): Promise<void> => {
  logger.info({ security: kind, account: accountId }, 'security event');
  if (accountId !== null)
    await addEvent(database.queries, { accountId, kind, device: actor.device() }, clock());
};
