import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink, signLink } from './signedLinks.ts';

const ends = new Date('2026-06-01T00:00:00.000Z');
const before = new Date(ends.getTime() - 1);

describe('a signed link', () => {
  it('a signed link is valid until its end, for its key and purpose', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,40}$/), (subject) => {
        const link = signLink('key', 'order', subject, ends);
        expect(readLink('key', 'order', link, before)).toBe(subject);
        expect(readLink('key', 'order', link, ends)).toBeNull();
        expect(readLink('other', 'order', link, before)).toBeNull();
        expect(readLink('key', 'fit', link, before)).toBeNull();
      }),
    );
  });

  it('a changed signed link is invalid', () => {
    const link = signLink('key', 'order', '100001', ends);
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...'0aZ-.'), (place, other) => {
        if (link[place] === other) return;
        expect(
          readLink('key', 'order', link.slice(0, place) + other + link.slice(place + 1), before),
        ).toBeNull();
      }),
    );
    for (const text of ['', '.', '100001', `${link}.`, `${link}.x`, 'ä.1.x'])
      expect(readLink('key', 'order', text, before)).toBeNull();
  });
});
