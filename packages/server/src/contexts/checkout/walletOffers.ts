import { type PaymentMethod, type WalletMethod, walletNames } from '@tailorbird/domain/checkout';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/checkout.json';
import type { WithLogger } from '../../platform/runtime/runtime.ts';
import { textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('checkout');

/** Whether a wallet has a button on the page. Others redirect to their own page. */
export const isButtonWallet = (method: string): method is 'applepay' | 'googlepay' =>
  method === 'applepay' || method === 'googlepay';

export type Place = { readonly currency: Currency; readonly country: string | null };

const klarnaPlaces: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  EUR: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT'],
  GBP: ['GB'],
  DKK: ['DK'],
  SEK: ['SE'],
  CHF: ['CH'],
};

export const isUsableAt = (wallet: WalletMethod, { currency, country }: Place): boolean =>
  wallet !== 'klarna' || (country !== null && (klarnaPlaces[currency]?.includes(country) ?? false));

const goodForMs = 10 * 60_000;
const againAfterMs = 30_000;
const mostKept = 100;

/** A wallet of a provider, with the public account data for its button. */
export type OfferedWallet = {
  readonly type: WalletMethod;
  readonly known?: Readonly<Record<string, string>>;
};

type Offer = { until: number; readonly wallets: Promise<readonly OfferedWallet[]> };

/**
 * Caches a provider's offers for ten minutes by request. After a failure, which is logged, the
 * previous offers or none are used, and the next request is after half a minute.
 */
export const rememberOffers = (
  provider: string,
  clock: () => Date,
  logger: WithLogger['logger'] | undefined,
) => {
  const kept = new Map<string, Offer>();
  return async (
    about: string,
    read: () => Promise<readonly OfferedWallet[]>,
  ): Promise<readonly OfferedWallet[]> => {
    const [before, now] = [kept.get(about), clock().getTime()];
    if (before && before.until > now) return await before.wallets;
    const offer: Offer = {
      until: now + goodForMs,
      wallets: read().catch(async (cause: unknown) => {
        logger?.warn(
          { cause: cause instanceof Error ? cause.message : String(cause) },
          `${provider} did not say which wallets it takes`,
        );
        offer.until = now + againAfterMs;
        return before ? await before.wallets : [];
      }),
    };
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(about, offer);
    return await offer.wallets;
  };
};

type Listing = {
  readonly at: Place & { readonly locale: Locale };
  readonly buttons: readonly WalletMethod[];
  readonly configuration: PaymentMethod['configuration'] & { readonly provider: string };
};

/** Payment methods in display order: the usable wallets, then cards. */
export const listedMethods = (
  wallets: readonly OfferedWallet[],
  { at, buttons, configuration }: Listing,
): readonly PaymentMethod[] => [
  ...wallets
    .filter(({ type }) => isUsableAt(type, at) && (!isButtonWallet(type) || buttons.includes(type)))
    .map(({ type, known }) => ({
      type,
      name: walletNames[type],
      brands: [],
      configuration: isButtonWallet(type)
        ? { ...configuration, ...known, button: type }
        : { provider: configuration.provider },
    })),
  {
    type: 'card',
    name: textsIn(at.locale)('methods.card'),
    brands: ['visa', 'mc', 'amex'],
    configuration,
  },
];
