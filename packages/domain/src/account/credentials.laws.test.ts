import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { parseSignInPassword, parseSignUpPassword } from './index.ts';

const kindOf = (result: { readonly ok: boolean; readonly failure?: { readonly kind: string } }) =>
  result.ok ? 'ok' : result.failure?.kind;

describe('a password', () => {
  test('[AUTH-23] a password for signing in has at least six characters', () => {
    expect(kindOf(parseSignInPassword(''))).toBe('password-required');
    expect(parseSignInPassword('12345')).toEqual({
      ok: false,
      failure: { kind: 'password-too-short', minimum: 6 },
    });
    expect(kindOf(parseSignInPassword('123456'))).toBe('ok');
  });

  test('[AUTH-24] a password has 8 to 128 characters and is not a common one', () => {
    expect(kindOf(parseSignUpPassword(' '))).toBe('password-required');
    expect(parseSignUpPassword('abcdefg')).toEqual({
      ok: false,
      failure: { kind: 'password-too-short', minimum: 8 },
    });
    expect(parseSignUpPassword('x'.repeat(129))).toEqual({
      ok: false,
      failure: { kind: 'password-too-long', maximum: 128 },
    });
    for (const common of [
      'password',
      'PassWort',
      'qwertz123',
      '12345678',
      'aaaaaaaa',
      '13371337',
      'abcabcabc',
      '🧵🧵🧵🧵🧵🧵🧵🧵',
    ])
      expect(kindOf(parseSignUpPassword(common))).toBe('password-too-common');
    for (const fine of ['wooly-blue-thread'.repeat(7), 'wooly-blue-thread', '🧵🪡👗👔🧥🧶🪢👖'])
      expect(kindOf(parseSignUpPassword(fine))).toBe('ok');
  });

  test('[AUTH-24] a password accepted at sign-up is accepted at sign-in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (typed) => {
        const signUp = parseSignUpPassword(typed);
        if (signUp.ok) expect(parseSignInPassword(typed)).toEqual(signUp);
      }),
      runs(500),
    );
  });

  test('[AUTH-24] listed passwords are refused, all others follow the rules', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 128 }), fc.boolean(), (typed, isListed) => {
        const alone = parseSignUpPassword(typed);
        const asked: string[] = [];
        const withList = parseSignUpPassword(
          typed,
          (password) => asked.push(password) > 0 && isListed,
        );
        expect(withList).toEqual(
          alone.ok && isListed ? { ok: false, failure: { kind: 'password-too-common' } } : alone,
        );
        for (const password of asked) expect(password).toBe(typed.trim().toLowerCase());
      }),
      runs(300),
    );
  });

  test('[AUTH-27] a password is trimmed', () => {
    expect(parseSignInPassword(' secret1 ')).toEqual({ ok: true, value: 'secret1' });
    expect(parseSignUpPassword(' blue thread ')).toEqual({ ok: true, value: 'blue thread' });
  });
});
