export * from './calls.ts';
export * from './mapFavorite.ts';
export * from './schema.ts';
