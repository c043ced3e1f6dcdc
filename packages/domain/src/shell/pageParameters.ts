import { overviewParameters } from '../catalog/index.ts';
import { panelNames } from './panelNames.ts';

/**
 * Query parameters that pages read. Others (`utm_source`, `gclid`) do not change a page: the
 * server removes them before looking up the cache and rendering.
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
  'worn',
];

/**
 * Parameters whose values are private: the bank's return parameters, preview signatures and
 * names, and mailed keys.
 */
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

/** True if a path (without language) contains a private key from a mailed or shared link. */
export const isSecretPath = (path: string): boolean =>
  secretPaths.some((secret) => path.startsWith(secret));
