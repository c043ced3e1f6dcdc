import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { socialEntryOf } from './index.ts';

const owner = fc.option(
  fc.record({ accountId: fc.integer({ min: 1, max: 9 }), isOpen: fc.boolean() }),
);
const identity = fc.record({
  email: fc.option(fc.constantFrom('ada@example.com', 'bea@example.com', '', 'nobody')),
  emailVerified: fc.boolean(),
});
const cases = fc.record({ identity, linked: owner, owner });

describe('[AUTH-39] a proved identity', () => {
  it('an identity signs in without a password only to its linked account', () =>
    fc.assert(
      fc.property(cases, (each) => {
        const entry = socialEntryOf(each);
        const enters = entry.ok && entry.value.kind === 'enter';
        expect(enters).toBe(each.linked?.isOpen === true);
        if (entry.ok && entry.value.kind === 'enter')
          expect(entry.value.accountId).toBe(each.linked?.accountId);
      }),
    ));

  it('an identity with an unconfirmed or invalid address is refused', () =>
    fc.assert(
      fc.property(cases, (each) => {
        fc.pre(
          each.linked === null &&
            (!each.identity.emailVerified || !each.identity.email?.includes('@')),
        );
        expect(socialEntryOf(each).ok).toBe(false);
      }),
    ));

  it('a new address creates an account; closed accounts stay closed', () =>
    fc.assert(
      fc.property(cases, (each) => {
        const entry = socialEntryOf(each);
        const isNew =
          each.linked === null &&
          each.owner === null &&
          each.identity.emailVerified &&
          each.identity.email?.includes('@') === true;
        expect(entry.ok && entry.value.kind === 'create').toBe(isNew);
        if (each.linked?.isOpen === false)
          expect(entry).toMatchObject({ failure: { kind: 'account-closed' } });
        if (entry.ok && entry.value.kind === 'prove') expect(each.owner?.isOpen).toBe(true);
      }),
    ));
});
