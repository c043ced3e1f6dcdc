import { authModes, authScopes } from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { reachableMode } from './reachableMode.ts';

test('[AUTH-06] each scope has its modes, and leads to one of them from any other', () => {
  const reachable = (scope: (typeof authScopes)[number]): ReadonlySet<string> =>
    new Set(authModes.map((mode) => reachableMode({ mode, scope }, false).mode));
  expect(reachable('full')).toEqual(new Set(['choice', 'sign-in', 'reset-password', 'create-account']));
  expect(reachable('sign-in')).toEqual(new Set(['sign-in', 'reset-password']));
  expect(reachable('sign-up')).toEqual(new Set(['create-account']));
});

test('[AUTH-05] that an account is made is said to whoever has just made one', () => {
  for (const scope of authScopes) {
    const panel = { mode: 'create-account-success', scope } as const;
    expect(reachableMode(panel, true)).toEqual(panel);
    expect(reachableMode(panel, false).mode).not.toBe(panel.mode);
  }
});
