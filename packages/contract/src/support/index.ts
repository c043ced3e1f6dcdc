export * from './chat.ts';
export * from './claim.ts';
export * from './claimCalls.ts';
export * from './claimForm.ts';
export * from './inquiry.ts';
export * from './studioChat.ts';
export * from './supportToken.ts';
