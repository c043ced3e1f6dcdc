export * from './basket.ts';
export * from './calls.ts';
export * from './discount.ts';
export * from './piece.ts';
export * from './pieceToAdd.ts';
export * from './refusal.ts';
export * from './shippingMethod.ts';
