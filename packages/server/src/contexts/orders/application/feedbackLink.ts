import type { WithClock } from '../../../platform/runtime/runtime.ts';
import { readLink, signLink, type WithSigningKey } from '../../../platform/session/signedLinks.ts';

const purpose = 'fit-feedback';
const goodForMs = 180 * 24 * 60 * 60 * 1_000;

/**
 * Signed link with which a mail's reader can rate an order's fit without signing in. It grants
 * nothing else.
 */
export const feedbackLinkFor = (
  { signingKey }: WithSigningKey,
  orderNumber: string,
  now: Date,
): string => signLink(signingKey, purpose, orderNumber, new Date(now.getTime() + goodForMs));

/**
 * The order of a link; null if the link was not signed here for this purpose or has expired.
 */
export const orderOfFeedbackLink = (
  { signingKey, clock }: WithSigningKey & WithClock,
  link: string | undefined,
): string | null => (link === undefined ? null : readLink(signingKey, purpose, link, clock()));
