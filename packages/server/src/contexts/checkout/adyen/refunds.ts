import type { Money } from '@tailorbird/domain/kernel';
import { hashOf } from '../providerParts.ts';
import type { ProviderBooks } from '../store/providerPayments.ts';
import { changeRefunded, type RefundedParts } from '../store/providerStatuses.ts';
import { type AdyenApi, AdyenRefusal } from './api.ts';
import { received } from './shapes.ts';

type Part = { readonly key: string; readonly amount: Money };

const nameOf = (reference: string, key: string): string => `${reference}.${key}`;

/** The payment and key in a refund's reference; null for another format. */
export const refundOf = (
  name: string,
): { readonly reference: string; readonly key: string } | null => {
  const [, reference, key] = /^([^.]{1,64})\.(.{1,64})$/.exec(name) ?? [];
  return reference && key ? { reference, key } : null;
};

/** Adyen limits keys to 64 characters. */
const keyOf = (...parts: readonly (string | number)[]): string => hashOf(parts.join('.'));

/** Records that a refund failed at Adyen, so that the next attempt uses a new key. */
export const recordFailedRefund = async (
  books: ProviderBooks,
  reference: string,
  key: string,
): Promise<void> => {
  await changeRefunded(books, reference, ({ given }) => {
    const failed = given[key];
    return failed?.isDone
      ? {
          ...given,
          [key]: { ...failed, isDone: false, failures: failed.failures + 1, isFailed: true },
        }
      : given;
  });
};

/**
 * Refunds a part, once per key. Adyen has no list of refunds and forgets keys after some time,
 * so the shop stores each part before the request, repeats it with the same key until there is
 * a response, and never again after Adyen has accepted it.
 */
export const refundAtAdyen = async (
  api: AdyenApi,
  books: ProviderBooks,
  { id, reference }: { id: string; reference: string },
  { key, amount }: Part,
): Promise<void> => {
  const entered = await changeRefunded(books, reference, ({ given, taken }) => {
    const others = Object.entries(given).flatMap(([name, part]) =>
      name === key || part.isFailed ? [] : [part.amount],
    );
    if (given[key]?.isDone) return given;
    if (others.reduce((sum, each) => sum + each, amount.amount) > taken)
      throw new Error('The refund exceeds the charge');
    return {
      ...given,
      [key]: {
        amount: amount.amount,
        failures: given[key]?.failures ?? 0,
        isDone: false,
        isFailed: false,
      },
    };
  });
  const part = entered[key];
  if (!part || part.isDone) return;
  const noted = async (change: (given: RefundedParts) => RefundedParts): Promise<unknown> =>
    await changeRefunded(books, reference, ({ given }) => change(given));
  try {
    await api.post(
      `/payments/${encodeURIComponent(id)}/refunds`,
      {
        amount: { value: part.amount, currency: amount.currency },
        reference: nameOf(reference, key),
      },
      keyOf(reference, 'refund', key, part.amount, part.failures),
      received,
    );
  } catch (cause) {
    // A rejected refund had no effect; any other failure may have had one, so it counts.
    if (cause instanceof AdyenRefusal)
      await noted((given) => ({
        ...given,
        [key]: { ...part, failures: part.failures + 1, isFailed: true },
      }));
    throw cause;
  }
  await noted((given) => ({ ...given, [key]: { ...part, isDone: true } }));
};
