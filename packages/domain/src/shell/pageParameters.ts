import { overviewParameters } from '../catalog/index.ts';
import { panelNames } from './panelNames.ts';

/**
 * The query parameters pages read. Whatever else an address carries (`utm_source`, `gclid`) changes no page: the server leaves it out before it looks for a page it keeps, and before it
 * renders one.
 */
export const pageParameters: readonly string[] = [
  ...overviewParameters,
  ...panelNames,
  '_scy',
  'auth-next',
  'auth-scope',
  'chat',
  'design',
  'initials',
  'month',
  'next',
  'open-support-chat',
  'order',
  'order_number',
  'reset-password',
  'size',
  'sizeId',
  'social',
  'social_auth',
  'step',
  'to',
  'type',
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

const secretPaths = ['/reset-password/', '/confirm-email/', '/newsletter/'] as const;

/** Whether the path of a page, without language, holds something for one visitor alone: the link of a mail, or one that was handed on. */
export const isSecretPath = (path: string): boolean =>
  secretPaths.some((secret) => path.startsWith(secret));
