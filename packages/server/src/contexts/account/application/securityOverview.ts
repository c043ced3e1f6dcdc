import type { AccountSecurity } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { AccessRefused } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findCredentials } from '../store/accounts.ts';
import { pendingEmailOf } from '../store/emailConfirmations.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { recoveryCodesLeft } from '../store/secondFactors.ts';
import { eventsOf } from '../store/securityEvents.ts';
import { openSessionsOf, sessionIdOf } from '../store/sessions.ts';

export const securityOverview = async (
  { database: { queries }, clock }: WithDatabase & WithClock,
  actor: Actor,
): Promise<Result<AccountSecurity, AccessRefused>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  const { account, session } = visitor;
  const now = clock();
  const credentials = await findCredentials(queries, { id: account.id });
  const pending = await pendingEmailOf(queries, account.id, now);
  const events = await eventsOf(queries, account.id);
  const sessions = await openSessionsOf(queries, account.id, now);
  return ok({
    email: account.email,
    pendingEmail: pending === account.email ? null : pending,
    hasPassword: credentials?.passwordHash != null,
    secondFactor: {
      isOn: account.hasSecondFactor,
      recoveryCodesLeft: await recoveryCodesLeft(queries, account.id),
    },
    passkeys: await passkeysOf(queries, account.id),
    events,
    sessions: sessions
      .map(({ tokenHash, ...known }) => ({
        ...known,
        id: sessionIdOf(tokenHash),
        isCurrent: tokenHash === session.tokenHash,
      }))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
  });
};
