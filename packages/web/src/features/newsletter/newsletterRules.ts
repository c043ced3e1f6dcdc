import { err, parseEmail, type Result, unreachable } from '@tailorbird/domain/kernel';
import {
  type NewsletterEvent,
  type NewsletterForm,
  newsletterSuccessMs,
} from './newsletterState.ts';

/** NEWS-07: requires an address and consent; returns the trimmed address. */
export const checkNewsletter = (form: {
  readonly email: string;
  readonly agreed: boolean;
}): Result<
  string,
  { readonly kind: 'email-required' | 'email-invalid' | 'agreement-required' }
> => {
  const email = parseEmail(form.email);
  if (!email.ok) return email;
  return form.agreed ? email : err({ kind: 'agreement-required' });
};

/**
 * NEWS-01, NEWS-07: invalid addresses are not sent; success shows for five seconds,
 * then resets.
 */
export const reduceNewsletter = (form: NewsletterForm, event: NewsletterEvent): NewsletterForm => {
  switch (event.type) {
    case 'submitted':
      return form.status === 'submitting' ? form : { status: 'submitting' };
    case 'rejected':
      return form.status === 'submitting' ? form : { status: 'failed', because: event.because };
    case 'subscribed':
      return form.status === 'submitting'
        ? { status: 'success', resetAt: event.at + newsletterSuccessMs }
        : form;
    case 'refused':
      return form.status === 'submitting' ? { status: 'failed', because: 'request-failed' } : form;
    case 'time-passed':
      return form.status === 'success' && event.at >= form.resetAt ? { status: 'idle' } : form;
    default:
      return unreachable(event);
  }
};
