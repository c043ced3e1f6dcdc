export * from './calls.ts';
export * from './mapSubscription.ts';
export * from './schema.ts';
