import { type Locale, localizePath } from '../kernel/index.ts';
import { type AuthMode, type AuthPanel, type AuthScope, authModes } from './authPanel.ts';

const reachable: Readonly<Record<AuthScope, readonly AuthMode[]>> = {
  full: authModes,
  'sign-in': ['sign-in', 'reset-password'],
  'sign-up': ['create-account', 'create-account-success'],
};

/** AUTH-06: the modes a scope can show. */
export const modesOfScope = (scope: AuthScope): readonly AuthMode[] => reachable[scope];

/**
 * The panel as it is shown (AUTH-06, AUTH-10): closed for who is signed in, except to say that the account was made; a mode outside the scope shows the
 * scope's first.
 */
export const shownAuthPanel = (panel: AuthPanel | null, visitor: { readonly signedIn: boolean }): AuthPanel | null => {
  if (panel === null || (visitor.signedIn && panel.mode !== 'create-account-success')) return null;
  const modes = reachable[panel.scope];
  return modes.includes(panel.mode) ? panel : { mode: modes[0] ?? 'choice', scope: panel.scope };
};

/** AUTH-09: the panel in another mode of its scope; unchanged while a form is being submitted. */
export const switchAuthMode = (panel: AuthPanel, mode: AuthMode, form: { readonly submitting: boolean }): AuthPanel =>
  form.submitting || !reachable[panel.scope].includes(mode) ? panel : { ...panel, mode };

/** AUTH-13, decisions 26: providers of social sign-in. */
export const socialProviders = ['google-oauth2', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
export const showsSocialSignIn = (setting: { readonly socialLoginEnabled: boolean; readonly forced: string | null }): boolean =>
  setting.socialLoginEnabled || setting.forced === '1';

/** AUTH-11: `/auth/login/{provider}/?next=…`; the current path comes back with `social_auth=true`. */
export const socialSignInPath = (provider: SocialProvider, currentPath: string): string => {
  const [address = '', anchor] = currentPath.split('#', 2);
  const next = `${address}${address.includes('?') ? '&' : '?'}social_auth=true${anchor === undefined ? '' : `#${anchor}`}`;
  return `/auth/login/${provider}/?next=${encodeURIComponent(next)}`;
};

/** AUTH-14: the way back from creating an account out of create-size does not open the save panel again: `&save-size` goes, with its value. */
export const returnPathAfterSignUp = (path: string): string =>
  path.includes('create-size') ? path.replace(/&save-size(?:=[^&#]*)?([&#]|$)/, '$1') : path;

/** AUTH-12: what coming back from social sign-in calls for. */
export const socialReturn = (visit: {
  readonly socialAuth: string | null;
  readonly signedIn: boolean;
}): { readonly notice: 'signed-in' | null; readonly strip: readonly string[] } => ({
  notice: visit.socialAuth === 'true' && visit.signedIn ? 'signed-in' : null,
  strip: visit.socialAuth === null ? [] : ['social_auth'],
});

/** AUTH-05: where the shop-now button of a new account leads. */
export const shopNowPath = (locale: Locale): string => localizePath('/products', locale);
