import { overviewParameters } from '../catalog/index.ts';

/**
 * The query parameters pages read. Whatever else an address carries (`utm_source`, `gclid`) changes no page: the server leaves it out before it looks for a page it keeps, and before it
 * renders one.
 */
export const pageParameters: readonly string[] = [
  ...overviewParameters,
  '_scy',
  'about-standard-sizes',
  'auth',
  'auth-next',
  'auth-scope',
  'basket',
  'change-piece',
  'consent-settings',
  'chat',
  'create-size',
  'design',
  'edit-size',
  'ideal-size',
  'info',
  'initials',
  'item-details',
  'mini-designer',
  'month',
  'next',
  'open-support-chat',
  'order',
  'order_number',
  'recommend-size',
  'reset-password',
  'reviews',
  'save-size',
  'size',
  'size-basket-cta',
  'sizeId',
  'social',
  'social_auth',
  'std-size-details',
  'step',
  'to',
  'type',
  'us-tariffs',
];

/** Parameters whose value is for one visitor alone: the way back from the bank, the signature of a preview, its name, and the keys in the links of mails. */
export const secretParameters: readonly string[] = [
  'payment_id',
  'redirectResult',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'expires',
  'signature',
  'key',
  'link',
  'text-preview',
];

const secretPaths = ['/favorites/shared/', '/reset-password/', '/confirm-email/', '/newsletter/', '/size-for/'] as const;

/** Whether the path of a page, without language, holds something for one visitor alone: the link of a mail, or one that was handed on. */
export const isSecretPath = (path: string): boolean => secretPaths.some((secret) => path.startsWith(secret));
