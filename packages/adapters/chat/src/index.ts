export { DeskConversations } from './deskConversations.ts';
export { MailConversations, supportAddress } from './mailConversations.ts';
export { SilentConversations } from './silentConversations.ts';
