export type { Conversations } from './conversationsPort.ts';
