export const authModes = [
  'choice',
  'sign-in',
  'reset-password',
  'create-account',
  'create-account-success',
] as const;
export type AuthMode = (typeof authModes)[number];
export const authScopes = ['full', 'sign-in', 'sign-up'] as const;
export type AuthScope = (typeof authScopes)[number];

export type AuthPanel = { readonly mode: AuthMode; readonly scope: AuthScope };

const isMode = (text: string | null): text is AuthMode =>
  (authModes as readonly (string | null)[]).includes(text);
const isScope = (text: string | null): text is AuthScope =>
  (authScopes as readonly (string | null)[]).includes(text);

export const parseAuthPanel = (query: {
  readonly get: (name: string) => string | null;
  readonly has: (name: string) => boolean;
}): AuthPanel | null => {
  const mode = query.get('auth');
  if (mode === null && query.has('reset-password'))
    return { mode: 'reset-password', scope: 'sign-in' };
  if (!isMode(mode)) return null;
  const scope = query.get('auth-scope');
  return { mode, scope: isScope(scope) ? scope : 'full' };
};

export const authPanelQuery = (panel: AuthPanel): Readonly<Record<string, string>> => ({
  auth: panel.mode,
  'auth-scope': panel.scope,
});

/** AUTH-08: back leads to the choice, which only the full scope has. */
export const hasBackButton = (panel: AuthPanel): boolean =>
  panel.scope === 'full' &&
  (panel.mode === 'sign-in' || panel.mode === 'reset-password' || panel.mode === 'create-account');
