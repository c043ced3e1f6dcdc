export * from './calls.ts';
export * from './fitCalls.ts';
export * from './fitFeedbackCalls.ts';
export * from './mapAnalytics.ts';
export * from './mapForecast.ts';
export * from './mapOrder.ts';
export * from './schema.ts';
export * from './workshopCalls.ts';
