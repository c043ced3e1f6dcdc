import type { SecurityEventKind } from '@tailorbird/domain/account';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { addEvent } from '../store/securityEvents.ts';

export type EventNeeds = WithDatabase & WithClock & WithLogger;

/**
 * Stores an account event for its owner and logs its kind and account id, never an address.
 * Events without an account, such as a sign-in with an unknown address, are only logged.
 */
export const recordEvent = async (
  { database, clock, logger }: EventNeeds,
  actor: Pick<Actor, 'device'>,
  kind: SecurityEventKind,
  accountId: number | null,
): Promise<void> => {
  logger.info({ security: kind, account: accountId }, 'security event');
  if (accountId !== null)
    await addEvent(database.queries, { accountId, kind, device: actor.device() }, clock());
};
