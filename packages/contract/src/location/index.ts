export * from './mapLocation.ts';
export * from './schema.ts';
