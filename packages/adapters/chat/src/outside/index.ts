export { Chatwoot, type ChatwootNeeds, type ChatwootWindow } from './chatwoot.ts';
export { Dixa, type DixaWindow } from './dixa.ts';
export { OutsideConversations, type OutsideMessenger } from './outsideConversations.ts';
