export * from './calls.ts';
export * from './mapGiftCardTier.ts';
export * from './schema.ts';
