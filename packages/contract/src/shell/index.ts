export * from './consent.ts';
export * from './errorReport.ts';
