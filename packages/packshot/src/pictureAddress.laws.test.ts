import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alikeAddresses, areRenders, drawingAddress } from './pictureAddress.ts';

const part = (...texts: readonly string[]) => fc.constantFrom('', ...texts);
const address = fc
  .tuple(
    fc.constantFrom('101', '101-11-21', '4-1920'),
    part('.back', '.three-quarter', '.worn', '.detail'),
    part('.women'),
    part('.drawn'),
    part('.450', '.1920'),
    fc.constantFrom('.svg', '.png'),
    part('?v=a.drawn.svg', '?initials=ABC&v=1'),
  )
  .map((parts) => `/packshots/cotton-t-shirt/${parts.join('')}`);

describe('addresses of pictures', () => {
  test('a list shows renders only, or drawings only, in its order', () => {
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        const shown = alikeAddresses(addresses).map((one) => one.split('?'));
        const asked = addresses.map((one) => one.split('?'));
        const isDrawn = asked.some(([path]) => path?.includes('.drawn'));
        expect(shown.map(([path]) => path?.includes('.drawn'))).toEqual(asked.map(() => isDrawn));
        const plain = ([path, query]: readonly string[]) => [path?.replace('.drawn', ''), query];
        expect(shown.map(plain)).toEqual(asked.map(plain));
        expect(areRenders(addresses)).toBe(!isDrawn);
      }),
    );
  });

  test('the drawing of a drawing is the drawing', () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(drawingAddress(drawingAddress(one))).toBe(drawingAddress(one));
      }),
    );
  });

  test('the mark of a drawing follows the cut and precedes the width', () => {
    expect(drawingAddress('/packshots/tank/7-1.back.women.768.svg?v=1')).toBe(
      '/packshots/tank/7-1.back.women.drawn.768.svg?v=1',
    );
  });
});
