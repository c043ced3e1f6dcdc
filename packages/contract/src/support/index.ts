export * from './calls.ts';
export * from './mapInquiry.ts';
export * from './schema.ts';
