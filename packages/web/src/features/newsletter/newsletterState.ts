import { unreachable } from '@tailorbird/domain/kernel';

export const newsletterStrategies = [
  'Hidden',
  'ActiveOptInEager',
  'ActiveOptInLazy',
  'ActiveOptOut',
] as const;
export type NewsletterStrategy = (typeof newsletterStrategies)[number];

/**
 * Hides the form from subscribers; the box is ticked in the USA only. No rule selects
 * ActiveOptOut.
 */
export const newsletterStrategy = (visitor: {
  readonly subscribed: boolean;
  readonly countryCode: string | null;
}): NewsletterStrategy => {
  if (visitor.subscribed) return 'Hidden';
  return visitor.countryCode === 'US' ? 'ActiveOptInEager' : 'ActiveOptInLazy';
};

export const startsChecked = (strategy: NewsletterStrategy): boolean => {
  switch (strategy) {
    case 'ActiveOptInEager':
    case 'ActiveOptOut':
      return true;
    case 'Hidden':
    case 'ActiveOptInLazy':
      return false;
    default:
      return unreachable(strategy);
  }
};

/** NEWS-01: how long success shows, in ms. */
export const newsletterSuccessMs = 5000;
export const newsletterFooterSource = 'footer';

/** NEWS-01. Instants in ms of any one clock. */
export type NewsletterForm =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'success'; readonly resetAt: number }
  /** NEWS-06, NEWS-07: an invalid address, an unticked box or a failed request. */
  | {
      readonly status: 'failed';
      readonly because:
        | 'email-required'
        | 'email-invalid'
        | 'agreement-required'
        | 'request-failed';
    };

export type NewsletterEvent =
  | { readonly type: 'submitted' }
  | {
      readonly type: 'rejected';
      readonly because: 'email-required' | 'email-invalid' | 'agreement-required';
    }
  | { readonly type: 'subscribed'; readonly at: number }
  | { readonly type: 'refused' }
  | { readonly type: 'time-passed'; readonly at: number };
