export { HttpAccount } from './account.ts';
export { HttpBaskets } from './basket.ts';
export { HttpCatalog } from './catalog.ts';
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
export { HttpContent } from './content.ts';
export { HttpInquiries } from './inquiries.ts';
export { HttpNewsletter } from './newsletter.ts';
export { HttpOrders } from './orders.ts';
export { HttpPasskeys } from './passkeys.ts';
export { HttpPasswords } from './passwords.ts';
export { HttpPayments } from './payments.ts';
export { HttpReviews } from './reviews.ts';
export { HttpSearch } from './search.ts';
export { HttpSecurity } from './security.ts';
export { HttpSizes } from './sizing.ts';
