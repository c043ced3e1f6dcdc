import * as z from 'zod/mini';
import type { AdyenKeys } from './keys.ts';
import { type Failure, failureAnswer } from './shapes.ts';

/**
 * A request rejected by Adyen. Contains nothing of the request, which holds an encrypted card.
 */
export class AdyenRefusal extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(
      `Adyen answers ${failure.status} ${failure.errorType ?? ''} ${failure.errorCode ?? ''}`.trim(),
    );
    this.name = 'AdyenRefusal';
    this.failure = failure;
  }

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
  /**
   * A repeated key returns the first response without a second effect. Keys have at most 64
   * characters; null for requests without effect.
   */
  readonly post: <Shape extends z.ZodMiniType>(
    path: string,
    body: object,
    key: string | null,
    shape: Shape,
  ) => Promise<z.output<Shape>>;
};

/** Statuses of an invalid request: it had no effect, and repeating it would fail again. */
const refusals: readonly number[] = [400, 401, 403, 404, 422];

/** A request with the same key is still being processed. */
const isBusy = ({ errorCode }: Failure): boolean => errorCode === '704';

/**
 * Adyen's API. A response in another format, such as a proxy's error page, leaves the outcome
 * unknown.
 */
export const createAdyenApi = (
  { apiKey, merchantAccount, address }: Pick<AdyenKeys, 'apiKey' | 'merchantAccount' | 'address'>,
  timeoutMs: number,
): AdyenApi => {
  const request = async <Shape extends z.ZodMiniType>(
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
      await request(withFields(path, fields), { method: 'GET' }, shape),
    remove: async (path, fields) => {
      await request(withFields(path, fields), { method: 'DELETE' }, z.unknown());
    },
    post: async (path, body, key, shape) =>
      await request(
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
