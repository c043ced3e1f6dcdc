import { describe, expect, test } from 'vitest';
import { authModes, authScopes } from '../../platform/panels/authPanel.ts';
import {
  modesOfScope,
  needsAuthPanel,
  returnPathAfterSignUp,
  shopNowPath,
  shownAuthPanel,
  signInInstead,
  switchAuthMode,
} from './authAccess.ts';

describe('the auth panel', () => {
  test('[AUTH-06] the panel shows its scope’s modes and entry instead of others', () => {
    expect(modesOfScope('full')).toEqual(authModes);
    expect(modesOfScope('sign-in')).toEqual(['choice', 'sign-in', 'reset-password']);
    expect(modesOfScope('sign-up')).toEqual(['create-account', 'create-account-success']);
    for (const scope of authScopes)
      for (const mode of authModes) {
        const shown = shownAuthPanel({ mode, scope }, { hasJustSignedUp: true });
        expect(modesOfScope(scope)).toContain(shown.mode);
        expect(shown.mode === mode).toBe(modesOfScope(scope).includes(mode));
      }
    const entries = authScopes.map(
      (scope) =>
        shownAuthPanel({ mode: 'create-account-success', scope }, { hasJustSignedUp: false }).mode,
    );
    expect(entries).toEqual(['choice', 'sign-in', 'create-account']);
  });

  test('[AUTH-05] only a new account shows the success message', () => {
    for (const scope of ['full', 'sign-up'] as const) {
      const panel = { mode: 'create-account-success', scope } as const;
      expect(shownAuthPanel(panel, { hasJustSignedUp: true })).toEqual(panel);
      expect(shownAuthPanel(panel, { hasJustSignedUp: false }).mode).not.toBe(panel.mode);
    }
  });

  test('[AUTH-10] the panel closes after sign-in and after a new account’s greeting', () => {
    expect(needsAuthPanel({ signedIn: false, hasJustSignedUp: false })).toBe(true);
    expect(needsAuthPanel({ signedIn: true, hasJustSignedUp: true })).toBe(true);
    expect(needsAuthPanel({ signedIn: true, hasJustSignedUp: false })).toBe(false);
  });

  test('[AUTH-34] an existing address opens sign-in, with every mode', () => {
    expect(signInInstead).toEqual({ mode: 'sign-in', scope: 'full' });
  });

  test('[AUTH-09] the panel keeps its mode while a form is being submitted', () => {
    const panel = { mode: 'sign-in', scope: 'full' } as const;
    expect(switchAuthMode(panel, 'choice', { submitting: true })).toBe(panel);
    expect(switchAuthMode(panel, 'choice', { submitting: false }).mode).toBe('choice');
    expect(
      switchAuthMode({ mode: 'sign-in', scope: 'sign-in' }, 'create-account', { submitting: false })
        .mode,
    ).toBe('sign-in');
  });

  test('[AUTH-14] an account made in create-size does not reopen save-size', () => {
    expect(returnPathAfterSignUp('/?create-size=4&save-size=NameSize')).toBe('/?create-size=4');
    expect(returnPathAfterSignUp('/?create-size=4&save-size')).toBe('/?create-size=4');
    expect(returnPathAfterSignUp('/?save-size=NameSize&create-size=4')).toBe('/?create-size=4');
    expect(returnPathAfterSignUp('/?a=1&save-size=NameSize&create-size=4#size')).toBe(
      '/?a=1&create-size=4#size',
    );
    expect(returnPathAfterSignUp('/?create-size=4&save-size=NameSize#size')).toBe(
      '/?create-size=4#size',
    );
    expect(returnPathAfterSignUp('/?a=1&save-size')).toBe('/?a=1&save-size');
  });

  test('[AUTH-05] a new account continues with shopping', () =>
    expect(shopNowPath).toBe('/products'));
});
