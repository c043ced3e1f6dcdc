/** Public interface of `support` for other contexts. */
export { handOverConversations } from './application/chat/conversation.ts';
