export * from './calls.ts';
export * from './mapReview.ts';
export * from './schema.ts';
export * from './service.ts';
