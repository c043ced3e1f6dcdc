import { type Currency, localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { ContainerModule } from 'inversify';
import { browserClock } from '../platform/clock/browserClock.ts';
import { type Part, type Parts, ServicesT } from './parts.ts';
import {
  AccountT,
  AnalyticsT,
  AuthStoreT,
  BasketDeskT,
  BasketStoreT,
  BasketsT,
  CatalogT,
  CheckoutStoreT,
  CheckoutT,
  ConversationsT,
  PasswordsT,
  PaymentsT,
  PreferencesT,
  ReviewStoreT,
  ReviewsT,
  SizeDraftT,
  type Token,
  VisitT,
} from './tokens.ts';

type ServicesOf<Tokens extends readonly Token<unknown>[]> = {
  [At in keyof Tokens]: Tokens[At] extends Token<infer Service> ? Service : never;
};
type Make<Store, Needs extends readonly Token<unknown>[]> = (...services: ServicesOf<Needs>) => Store;

const store = <Store, const Needs extends readonly Token<unknown>[]>(
  token: Token<Store>,
  needs: Needs,
  load: () => Promise<Make<Store, Needs>>,
  scope: 'tab' | 'visit' = 'tab',
): readonly [Token<unknown>, Part] => [
  token,
  {
    needs,
    bringIn: async () => {
      const make = (await load()) as (...services: readonly unknown[]) => Store;
      return new ContainerModule(({ bind }) => {
        const bound = bind(token).toResolvedValue(make, [...needs]);
        if (scope === 'tab') bound.inSingletonScope();
        else bound.inTransientScope();
      });
    },
  },
];

const checkoutAddress = (): string =>
  new URL(localizePath('/checkout', parseLocalizedPath(location.pathname).locale), location.origin).href;

/** The stores of the features that are more than one page's: the basket and the session once for the whole tab, the checkout anew for each visit to it. */
export const storeParts: Parts = [
  store(BasketStoreT, [BasketsT, PaymentsT, AnalyticsT, PreferencesT, VisitT, ServicesT], async () => {
    const { BasketStore } = await import('../features/basket/basketStore.ts');
    return (baskets, payments, analytics, preferences, visit, services) => {
      // Asked when a gift card is put back, which few do.
      const catalog = { giftCardTiers: async (currency: Currency) => (await services.get(CatalogT)).giftCardTiers(currency) };
      return new BasketStore({ baskets, catalog, payments, analytics, preferences, visit, clock: browserClock });
    };
  }),
  store(BasketDeskT, [BasketStoreT], async () => (basket) => basket),
  store(AuthStoreT, [AccountT, PasswordsT, ConversationsT, AnalyticsT, VisitT], async () => {
    const { AuthStore } = await import('../features/account/authStore.ts');
    return (account, passwords, conversations, analytics, visit) => new AuthStore({ account, passwords, conversations, analytics, visit });
  }),
  store(SizeDraftT, [PreferencesT], async () => {
    const { SizeDraftStore } = await import('../features/sizing/sizeDraftStore.ts');
    return (preferences) => new SizeDraftStore(preferences);
  }),
  store(ReviewStoreT, [ReviewsT, VisitT], async () => {
    const { ReviewStore } = await import('../features/reviews/reviewStore.ts');
    return (reviews, visit) => new ReviewStore({ reviews, visit });
  }),
  store(
    CheckoutStoreT,
    [BasketStoreT, CheckoutT, PaymentsT, PreferencesT, AnalyticsT, VisitT],
    async () => {
      const [{ CheckoutStore }, { checkPhone }] = await Promise.all([
        import('../features/checkout/checkoutStore.ts'),
        import('../features/checkout/phone.ts'),
      ]);
      return (basket, checkout, payments, preferences, analytics, visit) =>
        new CheckoutStore({
          basket,
          checkout,
          payments,
          preferences,
          analytics,
          visit,
          clock: browserClock,
          checkPhone,
          newKey: () => crypto.randomUUID(),
          returnUrl: checkoutAddress,
        });
    },
    'visit',
  ),
];
