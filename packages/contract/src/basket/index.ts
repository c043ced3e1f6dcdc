export * from './basketSchema.ts';
export * from './calls.ts';
export * from './pieceSchema.ts';
export * from './reasons.ts';
export * from './requestSchema.ts';
