import * as z from 'zod/mini';

const text = z.nullish(z.string());

const encrypted = z.string().check(z.minLength(1));

export const browserInfo = z.object({
  acceptHeader: z.string(),
  colorDepth: z.number(),
  javaEnabled: z.boolean(),
  language: z.string(),
  screenHeight: z.number(),
  screenWidth: z.number(),
  timeZoneOffset: z.number(),
  userAgent: z.string(),
});
export type BrowserInfo = z.output<typeof browserInfo>;

/** The encrypted card from Adyen's script and browser properties. Other fields are removed. */
export const cardState = z.object({
  paymentMethod: z.object({
    type: z.literal('scheme'),
    encryptedCardNumber: encrypted,
    encryptedExpiryMonth: encrypted,
    encryptedExpiryYear: encrypted,
    encryptedSecurityCode: encrypted,
    brand: text,
    checkoutAttemptId: text,
    sdkData: text,
  }),
  browserInfo,
});
export type CardState = z.output<typeof cardState>;

export const walletState = z.object({
  paymentMethod: z.discriminatedUnion('type', [
    z.object({ type: z.literal('applepay'), applePayToken: encrypted }),
    z.object({
      type: z.literal('googlepay'),
      googlePayToken: encrypted,
      googlePayCardNetwork: text,
    }),
  ]),
  browserInfo: z.nullish(browserInfo),
});

export const payment = z.object({
  resultCode: z.string(),
  pspReference: text,
  merchantReference: text,
  refusalReasonCode: text,
  action: z.nullish(z.object({ type: text, method: text, url: text })),
  additionalData: z.nullish(z.object({ alias: text, cardSummary: text })),
});
export type AdyenPayment = z.output<typeof payment>;

export const storedMethods = z.object({
  storedPaymentMethods: z.nullish(
    z.array(
      z.object({
        id: z.string(),
        brand: text,
        lastFour: text,
        expiryMonth: text,
        expiryYear: text,
      }),
    ),
  ),
});

export const received = z.object({ pspReference: z.string(), status: z.literal('received') });

export const failureAnswer = z.object({ status: z.number(), errorCode: text, errorType: text });
export type Failure = z.output<typeof failureAnswer>;

export const notice = z.object({
  pspReference: z.string(),
  originalReference: text,
  merchantAccountCode: z.string(),
  merchantReference: text,
  amount: z.object({ value: z.number(), currency: z.string() }),
  eventCode: z.string(),
  success: z.enum(['true', 'false']),
  additionalData: z.nullish(z.object({ hmacSignature: text })),
});
export type AdyenNotice = z.output<typeof notice>;

export const notices = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: notice }))
    .check(z.minLength(1), z.maxLength(100)),
});

export const offeredMethods = z.object({
  paymentMethods: z.nullish(
    z.array(
      z.object({ type: z.string(), configuration: z.nullish(z.record(z.string(), z.unknown())) }),
    ),
  ),
});
