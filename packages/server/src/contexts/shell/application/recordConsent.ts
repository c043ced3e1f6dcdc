import { ok, type Result } from '@tailorbird/domain/kernel';
import type { Consent } from '@tailorbird/domain/shell';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { insertConsent } from '../store/consents.ts';

export const recordConsent = async (
  needs: WithDatabase & WithClock & WithSettings,
  actor: Actor,
  choice: Omit<Consent, 'at'>,
): Promise<Result<Consent, RateLimited>> => {
  const counted = await countAttempt(needs, { kind: 'consent', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const at = await insertConsent(needs.database.queries, choice, actor.locale, needs.clock());
  return ok({ ...choice, at: at.getTime() });
};
