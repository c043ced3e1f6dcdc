export { type CookieDocument, type FoundCookie, findCookie } from './cookies.ts';
export { BrowserPreferences, MemoryPreferences, type PreferencesWindow } from './preferences.ts';
