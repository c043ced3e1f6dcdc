export { actionFailureMessage } from './actionFailure.ts';
export type {
  Analytics,
  AnalyticsEvent,
  OutsideKeys,
  Purchase,
  Purchases,
  TrackedEvent,
} from './analyticsPort.ts';
export {
  type Consent,
  type ConsentPurpose,
  consentDays,
  consentPurposes,
  consentVersion,
  formatConsent,
  isAllowed,
  isConsentValid,
  parseConsent,
} from './consent.ts';
export type { ConsentManager, ConsentRecords } from './consentPort.ts';
export {
  type ErrorFrame,
  type ErrorReport,
  errorGroupOf,
  errorReportLimits,
  errorReportOf,
  redactReport,
} from './errorReport.ts';
export type { ErrorReports } from './errorReportsPort.ts';
export type { FileAddresses, PhotoSize } from './fileAddresses.ts';
export { filterMenu, type MenuViewer } from './filterMenu.ts';
export {
  checkGuard,
  type Guard,
  type GuardNavigation,
  type GuardVerdict,
  type GuardVisitor,
  isGuardKind,
} from './guards.ts';
export {
  httpStatus,
  isBadRequest,
  isClientError,
  isConflict,
  isForbidden,
  isNotAcceptable,
  isNotFound,
  isSessionRefusal,
  isUnauthorized,
} from './httpStatus.ts';
export { localeCookie, localeRedirect, preferredLocale } from './localeRedirect.ts';
export {
  aboutLinks,
  accountLinks,
  exploreLinks,
  favoritesLink,
  helpLinks,
  type MenuAction,
  type MenuGarment,
  type MenuHighlight,
  type MenuItem,
  type MenuLevel,
  type MenuLink,
  type MenuSection,
  type MenuTarget,
  menuEntry,
  menuSections,
  shopCategorySlugs,
  shopMenu,
  viewAllId,
} from './menu.ts';
export { maximumNextPathLength, nextPath, pathInShop } from './nextPath.ts';
export {
  consentFlag,
  type PageEvent,
  type PageView,
  pageEvent,
  sessionReadAfter,
} from './pageEvent.ts';
export { isSecretPath, pageParameters, secretParameters } from './pageParameters.ts';
export {
  contentPages,
  isAvailableOffline,
  type PageId,
  type PageRoute,
  pageTable,
} from './pageTable.ts';
export { type PanelName, panelNames } from './panelNames.ts';
export {
  type FoundPreference,
  type PreferenceKey,
  type Preferences,
  preferenceKeys,
} from './preferencesPort.ts';
export {
  type MailToChange,
  type NamedVariant,
  type ShopChange,
  type ShopData,
  type ShopDataRefused,
  type ShopMail,
  type ShopRow,
  type ShopTable,
  type ShopValue,
  shopTables,
} from './shopDataPort.ts';
export {
  type SocialProvider,
  showsSocialSignIn,
  socialProviders,
  socialReturn,
  socialSignInPath,
} from './socialSignIn.ts';
export {
  type AnalyticsTraits,
  type DeviceCategory,
  deviceCategoryOf,
  trackablePath,
  trackableText,
} from './tracking.ts';
