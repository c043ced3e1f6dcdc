export * from './block.ts';
export * from './expenditure.ts';
export * from './note.ts';
export * from './page.ts';
