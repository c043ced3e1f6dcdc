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

/** What a scope is entered by, and shows in place of a mode that is not its own. */
const entryOf: Readonly<Record<AuthScope, AuthMode>> = {
  full: 'choice',
  'sign-in': 'sign-in',
  'sign-up': 'create-account',
};

/** AUTH-06: the modes of a scope. */
export const modesOfScope = (scope: AuthScope): readonly AuthMode[] => reachable[scope];

type Visitor = { readonly signedIn: boolean; readonly hasJustSignedUp: boolean };

/** AUTH-10: whoever is signed in needs no panel, except to read that their account was made. */
export const needsAuthPanel = ({ signedIn, hasJustSignedUp }: Visitor): boolean =>
  !signedIn || hasJustSignedUp;

/** The panel as it is shown (AUTH-06): in a mode of its scope. That an account was made is told to the one who has just made it (AUTH-05). */
export const shownAuthPanel = (
  { mode, scope }: AuthPanel,
  { hasJustSignedUp }: Pick<Visitor, 'hasJustSignedUp'>,
): AuthPanel => {
  const isReachable =
    reachable[scope].includes(mode) && (mode !== 'create-account-success' || hasJustSignedUp);
  return { mode: isReachable ? mode : entryOf[scope], scope };
};

/** AUTH-09: the panel in another mode of its scope; unchanged while a form is being submitted. */
export const switchAuthMode = (
  panel: AuthPanel,
  mode: AuthMode,
  form: { readonly submitting: boolean },
): AuthPanel =>
  form.submitting || !reachable[panel.scope].includes(mode) ? panel : { ...panel, mode };

/** AUTH-34: where an address that has an account leads, from any scope. */
export const signInInstead: AuthPanel = { mode: 'sign-in', scope: 'full' };

/** AUTH-14: the way back from creating an account out of create-size does not open the save panel again: `save-size` goes, with its value, wherever in the query it stands. */
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

/** AUTH-05: where the shop-now button of a new account leads, without language prefix. */
export const shopNowPath = '/products';
