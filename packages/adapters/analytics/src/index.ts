export { InMemoryAnalytics } from './inMemoryAnalytics.ts';
export { SilentAnalytics } from './silentAnalytics.ts';
