export * from './clothingType.ts';
export * from './product.ts';
export * from './productGroup.ts';
export * from './stock.ts';
