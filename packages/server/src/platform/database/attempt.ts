import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { ExpectedEnd } from '../runtime/parts.ts';
import type { Database, Isolation, Queries } from './database.ts';

class Refusal<Failure> extends ExpectedEnd {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('The transaction is rolled back because its work was refused');
    this.failure = failure;
  }
}

/** A transaction that can fail as expected: `refuse` rolls it back and returns the failure. */
export const attempt = async <Value, Failure>(
  database: Pick<Database, 'transaction'>,
  work: (trx: Queries, refuse: (failure: Failure) => never) => Promise<Value>,
  isolation?: Isolation,
): Promise<Result<Value, Failure>> => {
  const refuse = (failure: Failure): never => {
    throw new Refusal(failure);
  };
  try {
    return ok(await database.transaction((trx) => work(trx, refuse), isolation));
  } catch (cause) {
    if (cause instanceof Refusal) return err((cause as Refusal<Failure>).failure);
    throw cause;
  }
};
