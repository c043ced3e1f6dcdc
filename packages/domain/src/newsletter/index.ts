export { type Newsletter, newsletterListId } from './newsletterPort.ts';
