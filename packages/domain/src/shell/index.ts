export type { Analytics, AnalyticsEvent } from './analyticsPort.ts';
export {
  modesOfScope,
  needsAuthPanel,
  returnPathAfterSignUp,
  type SocialProvider,
  shopNowPath,
  shownAuthPanel,
  showsSocialSignIn,
  signInInstead,
  socialProviders,
  socialReturn,
  socialSignInPath,
  switchAuthMode,
} from './authAccess.ts';
export {
  type AuthMode,
  type AuthPanel,
  type AuthScope,
  authModes,
  authPanelQuery,
  authScopes,
  hasBackButton,
  parseAuthPanel,
} from './authPanel.ts';
export {
  actionFailureMessage,
  type ErrorPage,
  errorPageOf,
  httpStatus,
  isBrowserNoise,
  mayReloadForChunk,
  type PageFailure,
  type PageProblem,
  pageFailureOf,
  pageNotFoundMessage,
  problemOf,
  validatePage,
} from './errorPage.ts';
export { filterMenu, type MenuViewer } from './filterMenu.ts';
export {
  type Activity,
  activities,
  checkGuard,
  type Guard,
  type GuardVerdict,
  type GuardVisitor,
  guardNamed,
  needsSignIn,
  unknownMiddlewareMessage,
  type VisitorKind,
  visitorKind,
} from './guards.ts';
export { isHeaderTransparent, topBannerHeight } from './headerTransparency.ts';
export {
  fetchDisplayDelayMs,
  hiddenLoadingBar,
  type LoadingBar,
  type LoadingEvent,
  loadingDurationMs,
  loadingThrottleMs,
  loadingTickMs,
  prefetchIdleTimeoutMs,
  reduceLoadingBar,
  resizeDebounceMs,
  userDataDelayMs,
} from './loadingBar.ts';
export { localeCookie, localeRedirect, preferredLocale } from './localeRedirect.ts';
export {
  aboutLinks,
  accountLinks,
  exploreLinks,
  helpLinks,
  type MenuAction,
  type MenuGarment,
  type MenuHighlight,
  type MenuItem,
  type MenuLevel,
  type MenuLink,
  type MenuTarget,
  shopCategorySlugs,
  shopMenu,
  topLevelEntries,
  viewAllId,
} from './menu.ts';
export {
  breakpoints,
  closedMenu,
  isMobile,
  type MenuEvent,
  type MenuSection,
  type MenuState,
  menuColumns,
  menuEnterMs,
  menuItemDelayMs,
  menuLeaveMs,
  menuStaggerMs,
  reduceMenu,
  scrollsToTop,
} from './menuState.ts';
export {
  consentFlag,
  type PageEvent,
  type PageView,
  pageEvent,
  sessionReadAfter,
  sessionReadIntervalMs,
  sessionReadLimit,
} from './pageEvent.ts';
export { frameOf, type Layout, layoutOf, type PageGroup, pageGroupOf, pageGroups, topBanner } from './pageGroup.ts';
export { pageTitle, productName, robotsMeta } from './pageMeta.ts';
export { isSecretPath, pageParameters, secretParameters } from './pageParameters.ts';
export { pageRedirect } from './pageRedirect.ts';
export {
  arrivalFlag,
  humanMessengerName,
  type Panel,
  type PanelName,
  panelNames,
  panelParameter,
  type QueryPairs,
  readPanels,
  sidePanelWidth,
  withoutParameters,
  withPanel,
} from './panels.ts';
export { type PreferenceKey, type Preferences, preferenceKeys } from './preferencesPort.ts';
export { dismissToast, joinMessages, raiseToast, type Toast, toastLimit, toastWidth } from './toasts.ts';
