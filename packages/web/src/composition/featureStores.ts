import { ContainerModule } from 'inversify';
import { AuthStore } from '../features/account/authStore.ts';
import { BasketStore } from '../features/basket/basketStore.ts';
import { browserClock } from './clock.ts';
import {
  AccountT,
  AnalyticsT,
  AuthStoreT,
  BasketDeskT,
  BasketStoreT,
  BasketsT,
  CatalogT,
  ConversationsT,
  PasswordsT,
  PaymentsT,
  PreferencesT,
  VisitT,
} from './tokens.ts';

/** The basket, and who is signed in: one store each for the whole tab. */
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
  });
