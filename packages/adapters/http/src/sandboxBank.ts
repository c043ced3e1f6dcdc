import type {
  Card,
  CardFailures,
  CardField,
  CardNotExchanged,
  CardTokens,
} from '@tailorbird/domain/checkout';
import { emptyCard } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest } from '@tailorbird/domain/shell';
import { usualTimeout } from './usualTimeout.ts';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const failuresOf = (errors: unknown): CardFailures => {
  const errorsByField = isRecord(errors) ? errors : {};
  const fields = Object.keys(emptyCard) as CardField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const failure = errorsByField[field];
      return failure === 'required' || failure === 'invalid' || failure === 'expired'
        ? [[field, failure]]
        : [];
    }),
  );
};

/**
 * Browser client of the sandbox bank. It sends the card to the bank directly, without
 * the shop's cookies.
 */
export class SandboxCardTokens implements CardTokens {
  readonly #fetch: Fetch;
  readonly #address: string;

  /** A page uses the defaults: the browser's fetch and the shop's own origin. */
  constructor(reach: Fetch = (...asked) => fetch(...asked), address = '') {
    this.#fetch = reach;
    this.#address = address;
  }

  readonly exchange = async (card: Card): Promise<Result<string, CardNotExchanged>> => {
    try {
      const answer = await this.#fetch(`${this.#address}/sandbox/tokens`, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
        signal: AbortSignal.timeout(usualTimeout),
      });
      const body: unknown = await answer.json();
      if (!isRecord(body)) return err({ kind: 'unreachable' });
      if (answer.status === 201 && typeof body.token === 'string') return ok(body.token);
      return isBadRequest(answer)
        ? err({ kind: 'card-invalid', fields: failuresOf(body.errors) })
        : err({ kind: 'unreachable' });
    } catch {
      return err({ kind: 'unreachable' });
    }
  };
}
