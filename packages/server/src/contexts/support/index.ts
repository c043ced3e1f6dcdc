export { handOverConversations } from './application/chat/conversation.ts';
