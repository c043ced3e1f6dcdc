import type { WireVisit } from '@tailorbird/contract/account';
import { fromWireVisit } from '@tailorbird/contract/account/userFields';
import type { Visit } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { usualTimeout } from './usualTimeout.ts';

/**
 * The visitor, their location and basket (API-14). This is the first call of every
 * visit, so it uses plain fetch without validation to load less code. It has the usual
 * timeout (API-01). Later calls use the `Account` port, whose adapter validates
 * responses.
 */
export const readVisit = async (
  timeout = usualTimeout,
): Promise<Result<Visit, { readonly kind: 'unreachable' }>> => {
  try {
    const answer = await fetch('/api/v1/soat/init/', { signal: AbortSignal.timeout(timeout) });
    return answer.ok
      ? ok(fromWireVisit((await answer.json()) as WireVisit))
      : err({ kind: 'unreachable' });
  } catch {
    return err({ kind: 'unreachable' });
  }
};
