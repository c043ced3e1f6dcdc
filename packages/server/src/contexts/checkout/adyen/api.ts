import * as z from 'zod/mini';
import type { AdyenKeys } from './keys.ts';
import { type Failure, failureAnswer } from './shapes.ts';

/** Adyen's answer that it does not do what it was asked. It repeats nothing of what was asked: that holds a card, encrypted. */
export class AdyenRefusal extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(
      `Adyen answers ${failure.status} ${failure.errorType ?? ''} ${failure.errorCode ?? ''}`.trim(),
    );
    this.name = 'AdyenRefusal';
    this.failure = failure;
  }

  /** The shop is not let in, whatever it asks for. */
  get isOurs(): boolean {
    return this.failure.status === 401 || this.failure.status === 403;
  }
}

type Fields = Readonly<Record<string, string>>;

export type AdyenApi = {
  readonly get: <Shape extends z.ZodMiniType>(
    path: string,
    fields: Fields,
    shape: Shape,
  ) => Promise<z.output<Shape>>;
  readonly remove: (path: string, fields: Fields) => Promise<void>;
  /** Asked again with the same key, Adyen answers as it did the first time and does nothing more. Keys have 64 characters at most; null for what does nothing. */
  readonly post: <Shape extends z.ZodMiniType>(
    path: string,
    body: object,
    key: string | null,
    shape: Shape,
  ) => Promise<z.output<Shape>>;
};

/** Statuses that say the request itself is wrong: it was not done, and would not be if it were sent again. */
const refusals: readonly number[] = [400, 401, 403, 404, 422];

/** A request with the same key that is still being worked on. */
const isBusy = ({ errorCode }: Failure): boolean => errorCode === '704';

/** The calls of Adyen. What is no answer in Adyen's words, such as an error page on the way, is a failure of which nothing is known. */
export const createAdyenApi = (
  { apiKey, merchantAccount, address }: Pick<AdyenKeys, 'apiKey' | 'merchantAccount' | 'address'>,
  timeoutMs: number,
): AdyenApi => {
  const ask = async <Shape extends z.ZodMiniType>(
    path: string,
    init: RequestInit,
    shape: Shape,
  ): Promise<z.output<Shape>> => {
    const response = await fetch(`${address.replace(/\/$/, '')}${path}`, {
      ...init,
      headers: { 'x-api-key': apiKey, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const refused = z.safeParse(failureAnswer, answer);
      if (refused.success && refusals.includes(response.status) && !isBusy(refused.data))
        throw new AdyenRefusal(refused.data);
      throw new Error(`Adyen returned ${response.status}`);
    }
    const read = z.safeParse(shape, answer);
    if (!read.success) throw new Error(`Adyen returned ${response.status} with an invalid body`);
    return read.data;
  };
  const withFields = (path: string, fields: Fields): string =>
    `${path}?${new URLSearchParams({ merchantAccount, ...fields })}`;
  return {
    get: async (path, fields, shape) =>
      await ask(withFields(path, fields), { method: 'GET' }, shape),
    remove: async (path, fields) => {
      await ask(withFields(path, fields), { method: 'DELETE' }, z.unknown());
    },
    post: async (path, body, key, shape) =>
      await ask(
        path,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(key !== null && { 'idempotency-key': key }),
          },
          body: JSON.stringify({ merchantAccount, ...body }),
        },
        shape,
      ),
  };
};
