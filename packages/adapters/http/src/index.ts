export { HttpAccount, HttpPasswords } from './account.ts';
export { HttpBaskets } from './basket.ts';
export { HttpCatalog, HttpSearch } from './catalog.ts';
export { HttpCheckout } from './checkout.ts';
export { HttpClaims, HttpStudioClaims } from './claims.ts';
export {
  type Answer,
  type Cause,
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type Problem,
  UnreachableError,
} from './client.ts';
export { HttpContent, HttpInquiries, HttpNewsletter, HttpReviews } from './content.ts';
export { HttpOrders } from './orders.ts';
export { HttpPayments } from './payments.ts';
export { HttpPasskeys, HttpSecurity } from './security.ts';
export { HttpSizes } from './sizing.ts';
