/**
 * Social sign-in providers by their names in URLs (AUTH-13). `oidc` is a configured OpenID
 * Connect provider.
 */
export const socialProviders = ['google-oauth2', 'apple-id', 'facebook', 'oidc'] as const;
export type SocialProvider = (typeof socialProviders)[number];
export const showsSocialSignIn = (setting: {
  readonly socialLoginEnabled: boolean;
  readonly forced: string | null;
}): boolean => setting.socialLoginEnabled || setting.forced === '1';

/**
 * AUTH-11: `/auth/login/{provider}/?next=…`; the redirect returns to the current path with
 * `social_auth=true`.
 */
export const socialSignInPath = (provider: SocialProvider, currentPath: string): string => {
  const [address = '', anchor] = currentPath.split('#', 2);
  const next = `${address}${address.includes('?') ? '&' : '?'}social_auth=true${anchor === undefined ? '' : `#${anchor}`}`;
  return `/auth/login/${provider}/?next=${encodeURIComponent(next)}`;
};

export const socialReturn = (visit: {
  readonly socialAuth: string | null;
  readonly signedIn: boolean;
}): { readonly notice: 'signed-in' | null; readonly strip: readonly string[] } => ({
  notice: visit.socialAuth === 'true' && visit.signedIn ? 'signed-in' : null,
  strip: visit.socialAuth === null ? [] : ['social_auth'],
});
