export * from './calls.ts';
export * from './mapFound.ts';
export * from './schema.ts';
