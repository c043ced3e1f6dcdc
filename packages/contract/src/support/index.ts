export * from './calls.ts';
export * from './claimCalls.ts';
export * from './claimSchema.ts';
export * from './mapClaim.ts';
export * from './mapInquiry.ts';
export * from './schema.ts';
