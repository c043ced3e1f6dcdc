import type { WalletMethod } from '@tailorbird/domain/checkout';
import type { Currency } from '@tailorbird/domain/kernel';

/** Where one can buy on a Klarna invoice, and in which currency. */
const klarna: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  EUR: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT'],
  GBP: ['GB'],
  DKK: ['DK'],
  SEK: ['SE'],
  CHF: ['CH'],
};

type Place = { readonly currency: Currency; readonly country: string | null };

/** The wallets of the sandbox, as they are listed, and where each is offered. */
const wallets: Readonly<Record<WalletMethod, (place: Place) => boolean>> = {
  paypal: () => true,
  klarna: ({ currency, country }) => country !== null && (klarna[currency]?.includes(country) ?? false),
  applepay: () => true,
  googlepay: () => true,
};

/** The wallets that are offered at a place, in the order they are listed in. */
export const walletsAt = (place: Place): readonly WalletMethod[] =>
  (Object.keys(wallets) as WalletMethod[]).filter((method) => wallets[method](place));
