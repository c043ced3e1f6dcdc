export type { Analytics, AnalyticsEvent } from './analyticsPort.ts';
export { type AuthMode, type AuthPanel, type AuthScope, authModes, authPanelQuery, authScopes, hasBackButton, parseAuthPanel } from './authPanel.ts';
export { isHeaderTransparent, topBannerHeight } from './headerTransparency.ts';
export {
  type ContinentCode,
  continentCodes,
  currencyFor,
  defaultCurrency,
  fallbackCurrency,
  type LocationInfo,
  type Switches,
} from './location.ts';
export { pageTitle, productName, robotsMeta } from './pageMeta.ts';
export { type PreferenceKey, type Preferences, preferenceKeys } from './preferencesPort.ts';
