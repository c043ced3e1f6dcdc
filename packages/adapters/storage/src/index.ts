export { type CookieDocument, findCookie } from './cookies.ts';
export { BrowserPreferences, MemoryPreferences, type PreferencesWindow } from './preferences.ts';
