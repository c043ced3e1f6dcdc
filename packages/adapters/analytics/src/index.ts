export { InMemoryAnalytics } from './inMemoryAnalytics.ts';
export { SeveralAnalytics } from './severalAnalytics.ts';
export { SilentAnalytics } from './silentAnalytics.ts';
