import {
  type AuthMode,
  type AuthPanel,
  type AuthScope,
  authModes,
} from '../../platform/panels/authPanel.ts';

const reachable: Readonly<Record<AuthScope, readonly AuthMode[]>> = {
  full: authModes,
  'sign-in': ['choice', 'sign-in', 'reset-password'],
  'sign-up': ['create-account', 'create-account-success'],
};

/** First mode of a scope, which also replaces modes outside the scope. */
const entryOf: Readonly<Record<AuthScope, AuthMode>> = {
  full: 'choice',
  'sign-in': 'sign-in',
  'sign-up': 'create-account',
};

export const modesOfScope = (scope: AuthScope): readonly AuthMode[] => reachable[scope];

type Visitor = { readonly signedIn: boolean; readonly hasJustSignedUp: boolean };

/** AUTH-10: signed-in visitors need no panel, except to see that their account was created. */
export const needsAuthPanel = ({ signedIn, hasJustSignedUp }: Visitor): boolean =>
  !signedIn || hasJustSignedUp;

/**
 * The panel limited to the modes of its scope (AUTH-06). Only a visitor who just signed up sees
 * the success mode (AUTH-05).
 */
export const shownAuthPanel = (
  { mode, scope }: AuthPanel,
  { hasJustSignedUp }: Pick<Visitor, 'hasJustSignedUp'>,
): AuthPanel => {
  const isReachable =
    reachable[scope].includes(mode) && (mode !== 'create-account-success' || hasJustSignedUp);
  return { mode: isReachable ? mode : entryOf[scope], scope };
};

/** AUTH-09: the panel in another mode of its scope; unchanged during a submission. */
export const switchAuthMode = (
  panel: AuthPanel,
  mode: AuthMode,
  form: { readonly submitting: boolean },
): AuthPanel =>
  form.submitting || !reachable[panel.scope].includes(mode) ? panel : { ...panel, mode };

/** AUTH-34: the sign-in panel for an address that already has an account, in full scope. */
export const signInInstead: AuthPanel = { mode: 'sign-in', scope: 'full' };

/**
 * AUTH-14: the return path after sign-up from create-size, without the `save-size` parameter,
 * so that the save panel does not reopen.
 */
export const returnPathAfterSignUp = (path: string): string => {
  if (!path.includes('create-size')) return path;
  const [place = '', ...anchor] = path.split('#');
  const [page = '', ...query] = place.split('?');
  const left = query
    .join('?')
    .split('&')
    .filter((each) => each !== '' && each !== 'save-size' && !each.startsWith('save-size='));
  return [left.length > 0 ? `${page}?${left.join('&')}` : page, ...anchor].join('#');
};

export const shopNowPath = '/products';
