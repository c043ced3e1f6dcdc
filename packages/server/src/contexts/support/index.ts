/** What other contexts use of `support`. */
export { handOverConversations } from './application/chat/conversation.ts';
