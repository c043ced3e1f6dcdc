import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { parseEmail } from './index.ts';

const kindOf = (result: { readonly ok: boolean; readonly failure?: { readonly kind: string } }) =>
  result.ok ? 'ok' : result.failure?.kind;

describe('an email address', () => {
  test.each([
    'ada@example.com',
    'a.b+c@sub.example.co.uk',
    "o'hara@example.org",
    'jürgen@müller.de',
    'a@b.co',
    '1@2.info',
  ])('[AUTH-20] %s is a valid email address', (email) => {
    expect(parseEmail(email)).toEqual({ ok: true, value: email });
  });

  test.each([
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'a b@example.com',
    'ada@@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    'ada@example.c',
    'ada@example.123',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(64)}.com`,
    'ada@example.com, bob@example.com',
    'ada@example.com\nbcc: x@y.zz',
  ])('[AUTH-20] %j is not an email address', (email) => {
    expect(kindOf(parseEmail(email))).toBe('email-invalid');
  });

  test('[AUTH-20] an email address is required', () => {
    for (const typed of ['', '   ', '\t']) expect(kindOf(parseEmail(typed))).toBe('email-required');
  });

  test('[AUTH-21] an email address is trimmed, and stays accepted once parsed', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\n\t'), (email, space) => {
        const parsed = parseEmail(`${space}${email}${space}`);
        if (parsed.ok) expect(parseEmail(parsed.value)).toEqual({ ok: true, value: email });
        expect(kindOf(parsed)).toBe(kindOf(parseEmail(email)));
      }),
      runs(500),
    );
  });

  test('[AUTH-20] standard addresses are accepted, except one-letter top domains', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(parseEmail(email).ok).toBe(true);
      }),
      runs(1000),
    );
  });

  test('[AUTH-20] hostile email addresses are checked in linear time', () => {
    const start = performance.now();
    for (const typed of [
      'a.'.repeat(50_000),
      `${'a'.repeat(50_000)}@`,
      `a@${'a-'.repeat(50_000)}`,
      `a@${'a.'.repeat(50_000)}`,
    ])
      parseEmail(typed);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
