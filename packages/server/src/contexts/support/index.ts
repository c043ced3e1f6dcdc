export { transferConversations } from './application/chat/conversation.ts';
