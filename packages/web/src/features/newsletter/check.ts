export { checkNewsletter } from '@tailorbird/domain/account';
