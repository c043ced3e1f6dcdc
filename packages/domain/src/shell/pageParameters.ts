import { overviewParameters } from '../catalog/index.ts';
import { arrivalFlag, panelNames } from './panels.ts';

/**
 * The query parameters pages read. Whatever else an address carries (`utm_source`, `gclid`) changes no page: the server leaves it out before it looks for a page it keeps, and before it
 * renders one.
 */
export const pageParameters: readonly string[] = [
  ...overviewParameters,
  ...panelNames,
  'auth',
  'auth-next',
  'auth-scope',
  'basket',
  'info',
  'initials',
  'item-details',
  'mini-designer',
  'month',
  'order',
  'order_number',
  'reset-password',
  'reviews',
  'size',
  'sizeId',
  'social_auth',
  'step',
  'us-tariffs',
  arrivalFlag,
];

/** Parameters whose value is for one visitor alone: the way back from the bank, and the signature of a preview. */
export const secretParameters: readonly string[] = ['payment_id', 'redirectResult', 'expires', 'signature'];

/** Whether the path of a page, without language, holds something for one visitor alone: the link of a password mail. */
export const isSecretPath = (path: string): boolean => path.startsWith('/reset-password/');
