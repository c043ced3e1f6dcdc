import * as z from 'zod/mini';
import { type StripeKeys, stripeVersion } from './keys.ts';
import { anything, type Failure, failureAnswer } from './shapes.ts';

/** A request rejected by Stripe. Contains nothing of the request, which holds a token. */
export class StripeRefusal extends Error {
  readonly failure: Failure;
  readonly status: number;

  constructor(status: number, failure: Failure) {
    super(`Stripe answers ${status} ${failure.type} ${failure.code ?? ''}`.trim());
    this.name = 'StripeRefusal';
    this.status = status;
    this.failure = failure;
  }
}

type Fields = Readonly<Record<string, string>>;

export type StripeApi = {
  readonly get: <Shape extends z.ZodMiniType>(
    path: string,
    fields: Fields,
    shape: Shape,
  ) => Promise<z.output<Shape>>;
  readonly remove: (path: string) => Promise<void>;
  /**
   * A key repeated within a day returns the first response without a second effect; null for
   * naturally idempotent requests.
   */
  readonly post: <Shape extends z.ZodMiniType>(
    path: string,
    fields: Fields,
    key: string | null,
    shape: Shape,
  ) => Promise<z.output<Shape>>;
};

/**
 * Stripe's API, aborted by `signal`. A response in another format, such as a proxy's error
 * page, leaves the outcome unknown.
 */
export const createStripeApi = (
  { secretKey, address }: Pick<StripeKeys, 'secretKey' | 'address'>,
  signal: AbortSignal,
): StripeApi => {
  const request = async <Shape extends z.ZodMiniType>(
    path: string,
    init: RequestInit,
    shape: Shape,
  ): Promise<z.output<Shape>> => {
    const response = await fetch(new URL(path, address), {
      ...init,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': stripeVersion,
        ...init.headers,
      },
      redirect: 'error',
      signal,
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const refused = z.safeParse(failureAnswer, answer);
      if (refused.success) throw new StripeRefusal(response.status, refused.data.error);
      throw new Error(`Stripe returned ${response.status}`);
    }
    const read = z.safeParse(shape, answer);
    if (!read.success) throw new Error(`Stripe returned ${response.status} with an invalid body`);
    return read.data;
  };
  return {
    get: async (path, fields, shape) =>
      await request(`${path}?${new URLSearchParams(fields)}`, { method: 'GET' }, shape),
    remove: async (path) => {
      await request(path, { method: 'DELETE' }, anything);
    },
    post: async (path, fields, key, shape) =>
      await request(
        path,
        {
          method: 'POST',
          body: new URLSearchParams(fields),
          ...(key !== null && { headers: { 'idempotency-key': key } }),
        },
        shape,
      ),
  };
};

/** Null if Stripe does not know an object of the request, such as a removed card. */
export const unlessUnknown = async <Answer>(
  request: () => Promise<Answer>,
): Promise<Answer | null> => {
  try {
    return await request();
  } catch (cause) {
    if (cause instanceof StripeRefusal && cause.failure.code === 'resource_missing') return null;
    throw cause;
  }
};
