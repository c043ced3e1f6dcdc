import { err, type Result } from '@tailorbird/domain/kernel';

type Meanings = typeof import('./refusals.ts');

/** What a refusal means is loaded with the first one: most visitors meet none. One whose meaning cannot be loaded is as no answer. */
export const refused = async <Failure>(
  meaning: (meanings: Meanings) => Failure,
): Promise<Result<never, Failure | { readonly kind: 'unreachable' }>> => {
  try {
    return err(meaning(await import('./refusals.ts')));
  } catch {
    return err({ kind: 'unreachable' });
  }
};
