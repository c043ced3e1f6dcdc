export * from './blockSchema.ts';
export * from './expenditureCalls.ts';
export * from './expenditureSchema.ts';
export * from './noteCalls.ts';
export * from './noteSchema.ts';
export * from './pageCalls.ts';
export * from './pageSchema.ts';
