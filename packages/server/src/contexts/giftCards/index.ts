export { issueGiftCards, queueGiftCards } from './application/issueGiftCards.ts';
