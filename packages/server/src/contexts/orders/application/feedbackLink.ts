import type { WithClock } from '../../../platform/runtime/runtime.ts';
import { readLink, signLink, type WithSigningKey } from '../../../platform/session/signedLinks.ts';

const purpose = 'fit-feedback';
const goodForMs = 180 * 24 * 60 * 60 * 1_000;

/** What a mail carries so that its reader can say how an order fits without signing in. It opens nothing else. */
export const feedbackLinkFor = (
  { signingKey }: WithSigningKey,
  orderNumber: string,
  now: Date,
): string => signLink(signingKey, purpose, orderNumber, new Date(now.getTime() + goodForMs));

/** The order a link is about; null for a link that was not signed here for this, or has ended. */
export const orderOfFeedbackLink = (
  { signingKey, clock }: WithSigningKey & WithClock,
  link: string | undefined,
): string | null => (link === undefined ? null : readLink(signingKey, purpose, link, clock()));
