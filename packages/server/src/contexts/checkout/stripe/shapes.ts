import * as z from 'zod/mini';

const text = z.nullish(z.string());

const charge = z.object({
  payment_method_details: z.nullish(
    z.object({ card: z.nullish(z.object({ fingerprint: text, last4: text })) }),
  ),
});

export const intent = z.object({
  id: z.string(),
  /** Minor units; the currency is in lower case. */
  amount: z.number(),
  currency: z.string(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  metadata: z.nullish(z.record(z.string(), z.string())),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: text })) })),
  last_payment_error: z.nullish(z.object({ code: text, decline_code: text })),
  /** Only the id unless expanded. */
  latest_charge: z.nullish(z.union([z.string(), charge])),
});
export type Intent = z.output<typeof intent>;

/** A browser's token. `payment_intent`: the payment that used it. */
export const confirmationToken = z.object({
  id: z.string(),
  payment_intent: text,
  payment_method_preview: z.nullish(
    z.object({ card: z.nullish(z.object({ wallet: z.nullish(z.object({ type: text })) })) }),
  ),
});

/**
 * The payment's fields for saving its card. `payment_method` is only the id unless expanded.
 */
export const savedCardIntent = z.object({
  status: z.string(),
  setup_future_usage: text,
  payment_method: z.nullish(
    z.union([
      z.string(),
      z.object({
        id: z.string(),
        customer: text,
        card: z.nullish(
          z.object({
            brand: z.string(),
            last4: z.string(),
            exp_month: z.number(),
            exp_year: z.number(),
          }),
        ),
      }),
    ]),
  ),
});

export const named = z.object({ id: z.string() });

export const anything = z.unknown();

export const refund = z.object({
  id: z.string(),
  status: text,
  payment_intent: text,
  metadata: z.nullish(z.record(z.string(), z.string())),
});
export const refunds = z.object({ data: z.array(refund), has_more: z.boolean() });

export const failureAnswer = z.object({
  error: z.object({ type: z.string(), code: text }),
});
export type Failure = z.output<typeof failureAnswer>['error'];

export const event = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const turnedOn = z.nullish(z.object({ available: z.boolean() }));

/** Payment methods of an account. `available`: turned on and permitted. */
export const methodConfigurations = z.object({
  data: z.array(
    z.object({
      active: z.boolean(),
      is_default: z.boolean(),
      application: text,
      paypal: turnedOn,
      klarna: turnedOn,
      apple_pay: turnedOn,
      google_pay: turnedOn,
    }),
  ),
});
