import * as z from 'zod/mini';
import { type StripeKeys, stripeVersion } from './keys.ts';
import { anything, type Failure, failureAnswer } from './shapes.ts';

/** Stripe's answer that it does not do what it was asked. It repeats nothing of what was asked: that holds a token. */
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
  /** Asked again with the same key within a day, Stripe answers as it did the first time and does nothing more; null for what does no more when it is done again. */
  readonly post: <Shape extends z.ZodMiniType>(
    path: string,
    fields: Fields,
    key: string | null,
    shape: Shape,
  ) => Promise<z.output<Shape>>;
};

/** The calls of Stripe, until `signal` ends them. What is no answer in Stripe's words, such as an error page on the way, is a failure of which nothing is known. */
export const createStripeApi = (
  { secretKey, address }: Pick<StripeKeys, 'secretKey' | 'address'>,
  signal: AbortSignal,
): StripeApi => {
  const ask = async <Shape extends z.ZodMiniType>(
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
      await ask(`${path}?${new URLSearchParams(fields)}`, { method: 'GET' }, shape),
    remove: async (path) => {
      await ask(path, { method: 'DELETE' }, anything);
    },
    post: async (path, fields, key, shape) =>
      await ask(
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

/** Null where Stripe does not know what it was asked with, such as a card that was removed there. */
export const unlessUnknown = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof StripeRefusal && cause.failure.code === 'resource_missing') return null;
    throw cause;
  }
};
