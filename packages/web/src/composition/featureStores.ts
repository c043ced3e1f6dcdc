import { localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { ContainerModule } from 'inversify';
import { AuthStore } from '../features/account/authStore.ts';
import { BasketStore } from '../features/basket/basketStore.ts';
import { CheckoutStore } from '../features/checkout/checkoutStore.ts';
import { checkPhone } from '../features/checkout/phone.ts';
import { ReviewStore } from '../features/reviews/reviewStore.ts';
import { SizeDraftStore } from '../features/sizing/sizeDraftStore.ts';
import { browserClock } from './clock.ts';
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
  ClockT,
  ConversationsT,
  PasswordsT,
  PaymentsT,
  PreferencesT,
  ReviewStoreT,
  ReviewsT,
  SizeDraftT,
  VisitT,
} from './tokens.ts';

const checkoutAddress = (): string =>
  new URL(localizePath('/checkout', parseLocalizedPath(location.pathname).locale), location.origin).href;

/** The stores of the features that are more than one page's: the basket and the session once for the whole tab, the checkout anew for each visit to it. */
export const featureStores = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BasketStoreT)
      .toResolvedValue(
        (baskets, catalog, payments, analytics, preferences, visit) =>
          new BasketStore({ baskets, catalog, payments, analytics, preferences, visit, clock: browserClock }),
        [BasketsT, CatalogT, PaymentsT, AnalyticsT, PreferencesT, VisitT],
      )
      .inSingletonScope();
    bind(BasketDeskT).toResolvedValue((store) => store, [BasketStoreT]);
    bind(AuthStoreT)
      .toResolvedValue(
        (account, passwords, conversations, analytics, visit) => new AuthStore({ account, passwords, conversations, analytics, visit }),
        [AccountT, PasswordsT, ConversationsT, AnalyticsT, VisitT],
      )
      .inSingletonScope();
    bind(SizeDraftT)
      .toResolvedValue((preferences) => new SizeDraftStore(preferences), [PreferencesT])
      .inSingletonScope();
    bind(ClockT).toConstantValue(browserClock);
    bind(ReviewStoreT)
      .toResolvedValue((reviews, visit) => new ReviewStore({ reviews, visit }), [ReviewsT, VisitT])
      .inSingletonScope();
    bind(CheckoutStoreT).toResolvedValue(
      (basket, checkout, payments, preferences, analytics, visit) =>
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
        }),
      [BasketStoreT, CheckoutT, PaymentsT, PreferencesT, AnalyticsT, VisitT],
    );
  });
