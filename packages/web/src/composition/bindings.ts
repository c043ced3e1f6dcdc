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

// These modules contain the adapters of several ports.
const accountAdapters = () => import('@tailorbird/adapter-http/account');
const catalogAdapters = () => import('@tailorbird/adapter-http/catalog');
const chatAdapters = () => import('@tailorbird/adapter-http/chat');
const claimsAdapters = () => import('@tailorbird/adapter-http/claims');
const contentAdapters = () => import('@tailorbird/adapter-http/content');
const fitsAdapters = () => import('@tailorbird/adapter-http/fits');
const ordersAdapters = () => import('@tailorbird/adapter-http/orders');
const securityAdapters = () => import('@tailorbird/adapter-http/security');
const shopDataAdapters = () => import('@tailorbird/adapter-http/shopData');
const sizingAdapters = () => import('@tailorbird/adapter-http/sizing');

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
    over(ChatDeskT, async () => (await chatAdapters()).HttpChatDesk),
    over(StudioChatsT, async () => (await chatAdapters()).HttpStudioChats),
    over(CheckoutT, async () => (await import('@tailorbird/adapter-http/checkout')).HttpCheckout),
    over(ClaimsT, async () => (await claimsAdapters()).HttpClaims),
    over(StudioClaimsT, async () => (await claimsAdapters()).HttpStudioClaims),
    over(PurchasesT, async () => (await ordersAdapters()).HttpPurchases),
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
    over(FitFeedbacksT, async () => (await fitsAdapters()).HttpFitFeedbacks),
    over(FitsT, async () => (await fitsAdapters()).HttpFits),
    over(ExpendituresT, async () => (await contentAdapters()).HttpExpenditures),
    over(GarmentPagesT, async () => (await ordersAdapters()).HttpGarmentPages),
    over(InquiriesT, async () => (await contentAdapters()).HttpInquiries),
    over(LegalDutiesT, async () => (await shopDataAdapters()).HttpLegalDuties),
    over(NewsletterT, async () => (await contentAdapters()).HttpNewsletter),
    over(OrderLinksT, async () => (await ordersAdapters()).HttpOrderLinks),
    over(PasskeysT, async () => (await securityAdapters()).HttpPasskeys),
    over(WithdrawalsT, async () => (await ordersAdapters()).HttpWithdrawals),
    over(PapersT, async () => (await ordersAdapters()).HttpPapers),
    over(PasswordsT, async () => (await accountAdapters()).HttpPasswords),
    over(PaymentsT, async () => (await import('@tailorbird/adapter-http/payments')).HttpPayments),
    over(ProfileExportT, async () => (await accountAdapters()).HttpProfileExport),
    over(PeopleT, async () => (await import('@tailorbird/adapter-http/people')).HttpPeople),
    over(ReviewsT, async () => (await contentAdapters()).HttpReviews),
    over(SearchT, async () => (await catalogAdapters()).HttpSearch),
    over(SecurityT, async () => (await securityAdapters()).HttpSecurity),
    over(ShopDataT, async () => (await shopDataAdapters()).HttpShopData),
    over(SizeDeskT, async () => (await import('@tailorbird/adapter-http/sizeDesk')).HttpSizeDesk),
    over(WearersT, async () => (await sizingAdapters()).HttpWearers),
    over(SocialAccountsT, async () => (await accountAdapters()).HttpSocialAccounts),
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
    cachedPort(ContentT, async () => (await contentAdapters()).HttpContent, [
      'home',
      'page',
      'latestNotes',
      'notes',
      'noteTags',
      'note',
      'launches',
      'certificates',
    ]),
    cachedPort(CatalogT, async () => (await catalogAdapters()).HttpCatalog, [
      'clothingTypes',
      'activeTypeIds',
      'clothingType',
      'related',
      'productGroups',
    ]),
    cachedPort(OrdersT, async () => (await ordersAdapters()).HttpOrders, ['all']),
    cachedPort(AccountT, async () => (await accountAdapters()).HttpAccount, ['credit']),
    cachedPort(
      ReferralsT,
      async () => (await import('@tailorbird/adapter-http/referrals')).HttpReferrals,
      ['mine'],
    ),
    cachedPort(SizesT, async () => (await sizingAdapters()).HttpSizes, [
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
