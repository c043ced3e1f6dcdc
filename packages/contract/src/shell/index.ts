export * from './calls.ts';
export * from './errorsSchema.ts';
export * from './mapConsent.ts';
export * from './mapErrors.ts';
export * from './schema.ts';
