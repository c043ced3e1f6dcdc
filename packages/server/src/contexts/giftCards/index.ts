/** What other contexts use of `giftCards`. */
export { issueGiftCards, queueGiftCards } from './application/issueGiftCards.ts';
