import type { HttpClient } from '@tailorbird/adapter-http/client';
import { BasketStoreT } from '../features/basket/services.ts';
import { CheckoutBasketT } from '../features/checkout/services.ts';
import {
  AccountT,
  BasketActionsT,
  BasketsT,
  CatalogT,
  CheckoutT,
  ContentT,
  InquiriesT,
  NewsletterT,
  OrdersT,
  PasswordsT,
  PaymentsT,
  ReviewsT,
  SearchT,
  SecurityT,
  SizesT,
  WorkshopT,
} from '../platform/ports/ports.ts';
import { type LateToken, port } from '../platform/services/token.ts';
import type { Binding } from './container.ts';

/** What all adapters talk through. */
export const HttpClientT = port<HttpClient>('HttpClient');

const adapter = <Port>(token: LateToken<Port>, load: () => Promise<new (client: HttpClient) => Port>): Binding => [
  token,
  {
    scope: 'tab',
    needs: { client: HttpClientT },
    load: async () => {
      const Adapter = await load();
      return (needed) => new Adapter((needed as { readonly client: HttpClient }).client);
    },
  },
];

/** Every port that is a call to the server. An adapter comes with the shapes it knows, and only where it is used. */
export const adapters: readonly Binding[] = [
  adapter(AccountT, async () => (await import('@tailorbird/adapter-http/account')).HttpAccount),
  adapter(BasketsT, async () => (await import('@tailorbird/adapter-http/basket')).HttpBaskets),
  adapter(CatalogT, async () => (await import('@tailorbird/adapter-http/catalog')).HttpCatalog),
  adapter(CheckoutT, async () => (await import('@tailorbird/adapter-http/checkout')).HttpCheckout),
  adapter(ContentT, async () => (await import('@tailorbird/adapter-http/content')).HttpContent),
  adapter(InquiriesT, async () => (await import('@tailorbird/adapter-http/inquiries')).HttpInquiries),
  adapter(NewsletterT, async () => (await import('@tailorbird/adapter-http/newsletter')).HttpNewsletter),
  adapter(OrdersT, async () => (await import('@tailorbird/adapter-http/orders')).HttpOrders),
  adapter(PasswordsT, async () => (await import('@tailorbird/adapter-http/passwords')).HttpPasswords),
  adapter(PaymentsT, async () => (await import('@tailorbird/adapter-http/payments')).HttpPayments),
  adapter(ReviewsT, async () => (await import('@tailorbird/adapter-http/reviews')).HttpReviews),
  adapter(SearchT, async () => (await import('@tailorbird/adapter-http/search')).HttpSearch),
  adapter(SecurityT, async () => (await import('@tailorbird/adapter-http/security')).HttpSecurity),
  adapter(SizesT, async () => (await import('@tailorbird/adapter-http/sizing')).HttpSizes),
  adapter(WorkshopT, async () => (await import('@tailorbird/adapter-http/workshop')).HttpWorkshop),
];

/** One service under the name that somebody else knows it by. */
const same = <Service>(asked: LateToken<Service>, service: LateToken<NoInfer<Service>>): Binding => [
  asked,
  { scope: 'tab', needs: { service }, load: async () => (needed) => (needed as { readonly service: Service }).service },
];

/** What features ask of another feature. */
export const sharedStores: readonly Binding[] = [same(BasketActionsT, BasketStoreT), same(CheckoutBasketT, BasketStoreT)];
