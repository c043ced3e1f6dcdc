import {
  createHttpClient,
  HttpAccount,
  HttpBaskets,
  HttpCatalog,
  HttpCheckout,
  type HttpClient,
  type HttpClientOptions,
  HttpContent,
  HttpInquiries,
  HttpNewsletter,
  HttpOrders,
  HttpPasswords,
  HttpPayments,
  HttpReviews,
  HttpSearch,
  HttpSizes,
} from '@tailorbird/adapter-http';
import { ContainerModule } from 'inversify';
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

const HttpClientT: Token<HttpClient> = Symbol('HttpClient');

/** Every port that is a call to the server, over one HTTP client. Adapters are made when they are first asked for. */
export const httpPorts = (options: HttpClientOptions): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const bindAdapter = <Port>(token: Token<Port>, make: (client: HttpClient) => Port): void => {
      bind(token).toResolvedValue(make, [HttpClientT]).inSingletonScope();
    };
    bind(HttpClientT).toConstantValue(createHttpClient(options));
    bindAdapter(AccountT, (client) => new HttpAccount(client));
    bindAdapter(BasketsT, (client) => new HttpBaskets(client));
    bindAdapter(CatalogT, (client) => new HttpCatalog(client));
    bindAdapter(CheckoutT, (client) => new HttpCheckout(client));
    bindAdapter(ContentT, (client) => new HttpContent(client));
    bindAdapter(InquiriesT, (client) => new HttpInquiries(client));
    bindAdapter(NewsletterT, (client) => new HttpNewsletter(client));
    bindAdapter(OrdersT, (client) => new HttpOrders(client));
    bindAdapter(PasswordsT, (client) => new HttpPasswords(client));
    bindAdapter(PaymentsT, (client) => new HttpPayments(client));
    bindAdapter(ReviewsT, (client) => new HttpReviews(client));
    bindAdapter(SearchT, (client) => new HttpSearch(client));
    bindAdapter(SizesT, (client) => new HttpSizes(client));
  });
