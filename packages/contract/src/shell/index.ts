export * from './calls.ts';
export * from './mapConsent.ts';
export * from './schema.ts';
