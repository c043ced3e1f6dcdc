export * from './calls.ts';
export * from './passwordCalls.ts';
export * from './passwordSchema.ts';
export * from './schema.ts';
