import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { checkPhoto, decodablePhotoTypes, maximumPhotoBytes, photoTypeOf } from './index.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part,
    ),
  );

const heads = {
  'image/jpeg': bytes([0xff, 0xd8, 0xff, 0xe1]),
  'image/png': bytes([0x89], 'PNG', [13, 10, 26, 10]),
  'image/webp': bytes('RIFF', [9, 0, 0, 0], 'WEBP'),
  'image/heic': bytes([0, 0, 0, 24], 'ftypheic'),
} as const;

describe('a photo', () => {
  test('[SUPPORT-07] a photo is recognized by its first bytes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.entries(heads)),
        fc.uint8Array({ maxLength: 40 }),
        ([type, head], rest) => {
          expect(photoTypeOf(Uint8Array.from([...head, ...rest]))).toBe(type);
        },
      ),
      runs(300),
    );
  });

  test('[SUPPORT-07] a file without the first bytes of a photo is refused', () => {
    for (const other of [
      'GIF89a',
      '%PDF-1.7',
      '<svg xmlns=',
      '<html>',
      'RIFF....AVI ',
      'PK..',
      '....ftypavif',
      '....ftypmp42',
      '',
    ]) {
      expect(photoTypeOf(bytes(other))).toBeNull();
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 16 }), (random) => {
        const type = photoTypeOf(random);
        if (type !== null)
          expect([...random.subarray(0, 3)]).toEqual([...heads[type].subarray(0, 3)]);
      }),
      runs(300),
    );
  });

  test('[SUPPORT-07] a photo has one to ten million bytes', () => {
    const head = heads['image/jpeg'];
    expect(checkPhoto({ size: maximumPhotoBytes, head })).toEqual({
      ok: true,
      value: 'image/jpeg',
    });
    expect(checkPhoto({ size: maximumPhotoBytes + 1, head })).toMatchObject({
      failure: { kind: 'photo-too-large', maximumBytes: 10_000_000 },
    });
    expect(checkPhoto({ size: 0, head: bytes('') })).toMatchObject({
      failure: { kind: 'photo-empty' },
    });
    expect(checkPhoto({ size: 5, head: bytes('hello') })).toMatchObject({
      failure: { kind: 'photo-type' },
    });
    expect(checkPhoto({ size: 24, head: heads['image/heic'] })).toMatchObject({
      failure: { kind: 'photo-heic' },
    });
    expect(decodablePhotoTypes).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  });
});
