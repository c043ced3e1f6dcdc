export { checkNewsletter } from '@tailorbird/domain/newsletter';
