import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayRemovePasskey, parsePasskeyName } from './passkey.ts';

describe('a passkey', () => {
  it('a passkey has a trimmed name with single spaces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[\p{L}\d'.-]{1,8}$/u), { maxLength: 5 }),
        fc.constantFrom(' ', '  ', '\t', '\n '),
        (words, gap) => {
          const typed = `${gap}${words.join(gap)}${gap}`;
          expect(parsePasskeyName(typed)).toEqual(
            words.length > 0
              ? { ok: true, value: words.join(' ') }
              : { ok: false, failure: { kind: 'passkey-name-required' } },
          );
        },
      ),
    );
  });

  it('parsing the name of a passkey is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const name = parsePasskeyName(typed);
        if (name.ok) expect(parsePasskeyName(name.value)).toEqual(name);
      }),
    );
  });

  it('a passkey can be removed only if another way to sign in remains', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 1, max: 20 }), (hasPassword, passkeys) => {
        const waysLeft = Number(hasPassword) + (passkeys - 1);
        expect(mayRemovePasskey({ hasPassword, passkeys })).toBe(waysLeft > 0);
      }),
    );
  });
});
