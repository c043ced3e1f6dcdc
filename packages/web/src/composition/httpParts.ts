import type { HttpClient } from '@tailorbird/adapter-http/client';
import { ContainerModule } from 'inversify';
import type { Part, Parts } from './parts.ts';
import {
  AccountT,
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
  SizesT,
  type Token,
} from './tokens.ts';

/** What all adapters talk through. */
export const HttpClientT: Token<HttpClient> = Symbol('HttpClient');

const adapter = <Port>(token: Token<Port>, load: () => Promise<new (client: HttpClient) => Port>): readonly [Token<unknown>, Part] => [
  token,
  {
    needs: [],
    bringIn: async () => {
      const Adapter = await load();
      return new ContainerModule(({ bind }) => {
        bind(token)
          .toResolvedValue((client: HttpClient) => new Adapter(client), [HttpClientT])
          .inSingletonScope();
      });
    },
  },
];

/** Every port that is a call to the server. An adapter comes with the shapes it knows, and only where it is used. */
export const httpParts: Parts = [
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
  adapter(SizesT, async () => (await import('@tailorbird/adapter-http/sizing')).HttpSizes),
];
