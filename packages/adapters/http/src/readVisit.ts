import type { WireVisit } from '@tailorbird/contract/account';
import { fromWireVisit } from '@tailorbird/contract/account/mapVisit';
import type { Visit } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { usualTimeout } from './usualTimeout.ts';

/**
 * Who is here, where they are, and what is in their basket (API-14): the first call of every visit, made before anything heavier is loaded, so with plain
 * fetch, and the answer taken at its word. It may take as long as any other (API-01). Every later call goes through the `Account` port, whose adapter checks what it is told.
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
