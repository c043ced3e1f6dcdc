import type { WalletMethod } from '@tailorbird/domain/checkout';
import type { Currency } from '@tailorbird/domain/kernel';

/** Where and in what somebody pays. */
export type Place = { readonly currency: Currency; readonly country: string | null };

/** Where one can buy on a Klarna invoice, and in which currency. */
const klarnaPlaces: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  EUR: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT'],
  GBP: ['GB'],
  DKK: ['DK'],
  SEK: ['SE'],
  CHF: ['CH'],
};

/** Whether a wallet can be paid with at a place, whoever takes the money. */
export const isUsableAt = (wallet: WalletMethod, { currency, country }: Place): boolean =>
  wallet !== 'klarna' || (country !== null && (klarnaPlaces[currency]?.includes(country) ?? false));

const goodForMs = 10 * 60_000;
const againAfterMs = 30_000;
const mostKept = 100;

type Offer<Wallet> = { until: number; readonly wallets: Promise<readonly Wallet[]> };

/**
 * What a provider says an account offers, kept for ten minutes by what it was asked about. Where it does not answer, what it said before holds, else no wallet is offered, and half a minute later it is asked anew. `missed` hears of it.
 */
export const rememberOffers = <Wallet>(clock: () => Date, missed: (cause: unknown) => void = () => {}) => {
  const kept = new Map<string, Offer<Wallet>>();
  return async (about: string, read: () => Promise<readonly Wallet[]>): Promise<readonly Wallet[]> => {
    const [before, now] = [kept.get(about), clock().getTime()];
    if (before && before.until > now) return await before.wallets;
    const offer: Offer<Wallet> = {
      until: now + goodForMs,
      wallets: read().catch(async (cause: unknown) => {
        missed(cause);
        offer.until = now + againAfterMs;
        return before ? await before.wallets : [];
      }),
    };
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(about, offer);
    return await offer.wallets;
  };
};
