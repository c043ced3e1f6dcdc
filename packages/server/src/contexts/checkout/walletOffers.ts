import { type PaymentMethod, type WalletMethod, walletNames } from '@tailorbird/domain/checkout';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/checkout.json';
import type { WithLogger } from '../../platform/runtime/runtime.ts';
import { textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('checkout');

/** Whether a wallet asks within the page, by a button of its own. The others ask at a page of theirs. */
export const isButtonWallet = (method: string): method is 'applepay' | 'googlepay' =>
  method === 'applepay' || method === 'googlepay';

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

/** A wallet that a provider takes, with what its button is to be told: names of the account, which are no secrets. */
export type OfferedWallet = {
  readonly type: WalletMethod;
  readonly known?: Readonly<Record<string, string>>;
};

type Offer = { until: number; readonly wallets: Promise<readonly OfferedWallet[]> };

/**
 * What a provider says an account offers, kept for ten minutes by what it was asked about. Where it does not answer, what it said before holds, else no wallet is offered, and half a minute later it is asked anew; the log has it.
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
  /** Of wallets with a button, those that are listed. */
  readonly buttons: readonly WalletMethod[];
  /** What the provider's script is told. */
  readonly configuration: PaymentMethod['configuration'] & { readonly provider: string };
};

/** The ways to pay with a provider as they are listed: the wallets that can be paid with at a place, and cards. */
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
