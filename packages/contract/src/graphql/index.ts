export * from './basketOperations.ts';
export * from './calls.ts';
export * from './catalogOperations.ts';
export * from './mapSizes.ts';
export * from './operation.ts';
export * from './operations.ts';
export * from './schema.ts';
export * from './sizeOperations.ts';
