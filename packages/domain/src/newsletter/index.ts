export {
  checkNewsletter,
  type NewsletterEvent,
  type NewsletterForm,
  type NewsletterStrategy,
  newsletterFooterSource,
  newsletterListId,
  newsletterStrategies,
  newsletterStrategy,
  newsletterSuccessMs,
  reduceNewsletter,
  startsChecked,
} from './newsletter.ts';
export type { Newsletter } from './newsletterPort.ts';
