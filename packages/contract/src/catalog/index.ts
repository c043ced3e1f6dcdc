export * from './calls.ts';
export * from './mapClothingType.ts';
export * from './mapProduct.ts';
export * from './mapProductGroup.ts';
export * from './mapStock.ts';
export * from './schema.ts';
