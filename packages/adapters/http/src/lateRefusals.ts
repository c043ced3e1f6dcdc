import { err, type Result } from '@tailorbird/domain/kernel';

type Meanings = typeof import('./refusals.ts');

/**
 * Loads the refusal mappers with the first refusal, since most visitors meet none.
 * Failure to load counts as unreachable.
 */
export const refused = async <Failure>(
  meaning: (meanings: Meanings) => Failure,
): Promise<Result<never, Failure | { readonly kind: 'unreachable' }>> => {
  try {
    return err(meaning(await import('./refusals.ts')));
  } catch {
    return err({ kind: 'unreachable' });
  }
};
