export { DeskConversations } from './deskConversations.ts';
export { MailConversations } from './mailConversations.ts';
export { SilentConversations } from './silentConversations.ts';
