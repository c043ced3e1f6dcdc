import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAddress } from './maskAddress.ts';

it('a masked address shows only its first letter and domain', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const [name = '', domain = ''] = address.split('@');
      expect(maskAddress(address)).toBe(`${name[0]}…@${domain}`);
    }),
  );
  for (const none of ['', '@', '@example.test', 'nobody']) expect(maskAddress(none)).toBe('…');
});
