import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secretBox.ts';

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const box = createSecretBox([key(1)]);

describe('a sealed secret', () => {
  it('a sealed secret opens with its key and purpose', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (secret, purpose) => {
        const sealed = box.seal(secret, purpose);
        expect(box.open(sealed, purpose)).toBe(secret);
        expect(box.open(sealed, `${purpose}x`)).toBeNull();
        expect(createSecretBox([key(2)]).open(sealed, purpose)).toBeNull();
        expect(box.seal(secret, purpose)).not.toBe(sealed);
      }),
    );
  });

  it('a changed sealed secret does not open', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'p');
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom(...'aZ0_.-'), (place, letter) => {
        const changed = sealed.slice(0, place) + letter + sealed.slice(place + 1);
        // The last Base64 letter may contain unused bits.
        if (changed !== sealed && place < sealed.length - 1)
          expect(box.open(changed, 'p')).toBeNull();
      }),
    );
    for (const text of ['', 'v1', 'v1..', 'JBSWY3DPEHPK3PXP'])
      expect(box.open(text, 'p')).toBeNull();
  });

  it('a rotated key still opens older secrets', () => {
    const sealed = box.seal('secret', 'p');
    const both = createSecretBox([key(2), key(1)]);
    expect([both.open(sealed, 'p'), both.isCurrent(sealed)]).toEqual(['secret', false]);
    expect(both.isCurrent(both.seal('secret', 'p'))).toBe(true);
  });
});
