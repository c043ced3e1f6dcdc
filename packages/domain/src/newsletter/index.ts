export { type Newsletter, type NewsletterLinkRefused, newsletterListId } from './newsletterPort.ts';
