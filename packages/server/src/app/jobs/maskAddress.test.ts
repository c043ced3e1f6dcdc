import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAddress } from './maskAddress.ts';

it('shows the first letter and the domain of an address, and nothing else of it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const [name = '', domain = ''] = address.split('@');
      expect(maskAddress(address)).toBe(`${name[0]}…@${domain}`);
    }),
  );
  for (const none of ['', '@', '@example.test', 'nobody']) expect(maskAddress(none)).toBe('…');
});
