import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  authModes,
  authPanelQuery,
  authScopes,
  hasBackButton,
  parseAuthPanel,
} from './authPanel.ts';

describe('the auth panel', () => {
  const panel = fc.record({
    mode: fc.constantFrom(...authModes),
    scope: fc.constantFrom(...authScopes),
  });

  test('[AUTH-06, AUTH-07] the auth panel round-trips through the query', () => {
    fc.assert(
      fc.property(panel, (each) => {
        expect(parseAuthPanel(new URLSearchParams(authPanelQuery(each)))).toEqual(each);
      }),
      runs(50),
    );
  });

  test('[ROUTE-53] ?reset-password opens the new password unless a mode is named', () => {
    expect(parseAuthPanel(new URLSearchParams('reset-password'))).toEqual({
      mode: 'reset-password',
      scope: 'sign-in',
    });
    expect(parseAuthPanel(new URLSearchParams('reset-password&auth=choice'))).toEqual({
      mode: 'choice',
      scope: 'full',
    });
  });

  test('[AUTH-07] the auth panel stays closed for any other value', () => {
    for (const query of ['', 'auth=', 'auth=nope', 'auth-scope=full', 'auth=SIGN-IN'])
      expect(parseAuthPanel(new URLSearchParams(query))).toBeNull();
    expect(parseAuthPanel(new URLSearchParams('auth=choice&auth-scope=x'))?.scope).toBe('full');
  });

  test('[AUTH-08] in the full scope sign-in, reset and create have a back button', () => {
    const withBack = authModes
      .flatMap((mode) => authScopes.map((scope) => ({ mode, scope })))
      .filter(hasBackButton);
    expect(withBack).toEqual(
      (['sign-in', 'reset-password', 'create-account'] as const).map((mode) => ({
        mode,
        scope: 'full',
      })),
    );
  });
});
