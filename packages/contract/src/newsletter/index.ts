export * from './calls.ts';
export * from './letterCalls.ts';
export * from './mapLetter.ts';
export * from './mapSubscription.ts';
export * from './schema.ts';
