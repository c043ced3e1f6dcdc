import type { HttpClient } from '@tailorbird/adapter-http/client';
import { CheckoutBasketT } from '../features/checkout/services.ts';
import type { Reads } from '../platform/loading/remoteCache.ts';
import type { Services } from '../platform/services/services.ts';
import type { LateToken, ReadyToken } from '../platform/services/token.ts';
import {
  AccountT,
  BasketActionsT,
  BasketsT,
  CardTokensT,
  CatalogT,
  ChangesT,
  ChatDeskT,
  CheckoutT,
  ClaimsT,
  ConsentRecordsT,
  ContentT,
  ErrorReportsT,
  ExpendituresT,
  FavoritesT,
  FitFeedbacksT,
  FitsT,
  GarmentPagesT,
  InquiriesT,
  LegalDutiesT,
  NewsletterT,
  OrderLinksT,
  OrdersT,
  OutsideScriptsT,
  PapersT,
  PasskeysT,
  PasswordsT,
  PaymentsT,
  PeopleT,
  ProfileExportT,
  PurchasesT,
  ReferralsT,
  ReviewsT,
  SearchT,
  SecurityT,
  ShopDataT,
  SizeDeskT,
  SizesT,
  SocialAccountsT,
  StudioChatsT,
  StudioClaimsT,
  TillT,
  WearersT,
  WithdrawalsT,
  WorkshopT,
} from '../shared/ports/ports.ts';
import type { PortBinding } from './ports.ts';

/** Adds a cache to the read-only calls of a port. */
export type CacheReads = <Port extends object>(
  token: LateToken<Port>,
  port: Port,
  calls: readonly Reads<Port>[],
) => Port | Promise<Port>;

const adapter =
  (client: HttpClient) =>
  <Port>(
    token: LateToken<Port>,
    load: () => Promise<new (client: HttpClient) => NoInfer<Port>>,
  ): PortBinding => [token, async () => new (await load())(client)];

/**
 * All ports implemented by calls to the server. Each adapter loads with its schemas on first
 * use.
 */
export const adaptersOver = (client: HttpClient): readonly PortBinding[] => {
  const over = adapter(client);
  return [
    over(BasketsT, async () => (await import('@tailorbird/adapter-http/basket')).HttpBaskets),
    [
      CardTokensT,
      async () => new (await import('@tailorbird/adapter-http/sandboxBank')).SandboxCardTokens(),
    ],
    [OutsideScriptsT, async () => (await import('./outsideScripts.ts')).outsideScripts],
    over(ChangesT, async () => (await import('@tailorbird/adapter-http/changes')).HttpChanges),
    over(ChatDeskT, async () => (await import('@tailorbird/adapter-http/chat')).HttpChatDesk),
    over(
      StudioChatsT,
      async () => (await import('@tailorbird/adapter-http/studioChats')).HttpStudioChats,
    ),
    over(CheckoutT, async () => (await import('@tailorbird/adapter-http/checkout')).HttpCheckout),
    over(ClaimsT, async () => (await import('@tailorbird/adapter-http/claims')).HttpClaims),
    over(
      StudioClaimsT,
      async () => (await import('@tailorbird/adapter-http/claims')).HttpStudioClaims,
    ),
    over(
      PurchasesT,
      async () => (await import('@tailorbird/adapter-http/purchases')).HttpPurchases,
    ),
    over(
      ConsentRecordsT,
      async () => (await import('@tailorbird/adapter-http/consent')).HttpConsentRecords,
    ),
    over(
      ErrorReportsT,
      async () => (await import('@tailorbird/adapter-http/errors')).HttpErrorReports,
    ),
    over(
      FavoritesT,
      async () => (await import('@tailorbird/adapter-http/favorites')).HttpFavorites,
    ),
    over(
      FitFeedbacksT,
      async () => (await import('@tailorbird/adapter-http/fitFeedbacks')).HttpFitFeedbacks,
    ),
    over(FitsT, async () => (await import('@tailorbird/adapter-http/fits')).HttpFits),
    over(
      ExpendituresT,
      async () => (await import('@tailorbird/adapter-http/expenditures')).HttpExpenditures,
    ),
    over(
      GarmentPagesT,
      async () => (await import('@tailorbird/adapter-http/garmentPages')).HttpGarmentPages,
    ),
    over(
      InquiriesT,
      async () => (await import('@tailorbird/adapter-http/inquiries')).HttpInquiries,
    ),
    over(
      LegalDutiesT,
      async () => (await import('@tailorbird/adapter-http/legal')).HttpLegalDuties,
    ),
    over(
      NewsletterT,
      async () => (await import('@tailorbird/adapter-http/newsletter')).HttpNewsletter,
    ),
    over(
      OrderLinksT,
      async () => (await import('@tailorbird/adapter-http/orderLinks')).HttpOrderLinks,
    ),
    over(PasskeysT, async () => (await import('@tailorbird/adapter-http/security')).HttpPasskeys),
    over(
      WithdrawalsT,
      async () => (await import('@tailorbird/adapter-http/withdrawals')).HttpWithdrawals,
    ),
    over(PapersT, async () => (await import('@tailorbird/adapter-http/papers')).HttpPapers),
    over(
      PasswordsT,
      async () => (await import('@tailorbird/adapter-http/passwords')).HttpPasswords,
    ),
    over(PaymentsT, async () => (await import('@tailorbird/adapter-http/payments')).HttpPayments),
    over(
      ProfileExportT,
      async () => (await import('@tailorbird/adapter-http/profileExport')).HttpProfileExport,
    ),
    over(PeopleT, async () => (await import('@tailorbird/adapter-http/people')).HttpPeople),
    over(ReviewsT, async () => (await import('@tailorbird/adapter-http/reviews')).HttpReviews),
    over(SearchT, async () => (await import('@tailorbird/adapter-http/search')).HttpSearch),
    over(SecurityT, async () => (await import('@tailorbird/adapter-http/security')).HttpSecurity),
    over(ShopDataT, async () => (await import('@tailorbird/adapter-http/shopData')).HttpShopData),
    over(SizeDeskT, async () => (await import('@tailorbird/adapter-http/sizeDesk')).HttpSizeDesk),
    over(WearersT, async () => (await import('@tailorbird/adapter-http/wearers')).HttpWearers),
    over(
      SocialAccountsT,
      async () => (await import('@tailorbird/adapter-http/socialAccounts')).HttpSocialAccounts,
    ),
    over(TillT, async () => (await import('@tailorbird/adapter-http/till')).HttpTill),
    over(WorkshopT, async () => (await import('@tailorbird/adapter-http/workshop')).HttpWorkshop),
  ];
};

/**
 * Ports with read-only calls, for pages and the profile. In a browser `cached` caches their answers; on
 * the server it returns the port unchanged.
 */
export const readingPorts = (client: HttpClient, cached: CacheReads): readonly PortBinding[] => {
  const cachedPort = <Port extends object>(
    token: LateToken<Port>,
    load: () => Promise<new (client: HttpClient) => NoInfer<Port>>,
    calls: readonly Reads<NoInfer<Port>>[],
  ): PortBinding => [token, async () => cached(token, new (await load())(client), calls)];
  return [
    cachedPort(
      ContentT,
      async () => (await import('@tailorbird/adapter-http/content')).HttpContent,
      ['home', 'page', 'latestNotes', 'notes', 'noteTags', 'note', 'launches', 'certificates'],
    ),
    cachedPort(
      CatalogT,
      async () => (await import('@tailorbird/adapter-http/catalog')).HttpCatalog,
      ['clothingTypes', 'activeTypeIds', 'clothingType', 'related', 'productGroups'],
    ),
    cachedPort(OrdersT, async () => (await import('@tailorbird/adapter-http/orders')).HttpOrders, [
      'all',
    ]),
    cachedPort(
      AccountT,
      async () => (await import('@tailorbird/adapter-http/account')).HttpAccount,
      ['credit'],
    ),
    cachedPort(
      ReferralsT,
      async () => (await import('@tailorbird/adapter-http/referrals')).HttpReferrals,
      ['mine'],
    ),
    cachedPort(SizesT, async () => (await import('@tailorbird/adapter-http/sizing')).HttpSizes, [
      'all',
      'sizeTypes',
      'sizeType',
    ]),
  ];
};

/** Ports between features: each is a store of another feature. */
export const storesFor = (services: Services): readonly PortBinding[] => {
  const storeFor = <Port>(
    token: LateToken<Port>,
    load: () => Promise<ReadyToken<NoInfer<Port>>>,
  ): PortBinding => [token, async () => services.ready(await load())];
  const basketStore = async () => (await import('../features/basket/services.ts')).BasketStoreT;
  return [storeFor(BasketActionsT, basketStore), storeFor(CheckoutBasketT, basketStore)];
};
