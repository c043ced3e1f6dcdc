import { expect, test } from 'vitest';
import { type Cut, designs, measuresOf } from '../pattern/design.ts';
import { sewGarment } from '../pattern/sew.ts';
import { cell, reliefsOf } from './relief.ts';
import { addTrims } from './trims.ts';

type Name = 'half-zip' | 'zip-sweatshirt' | 'cardigan' | 'sweatshirt';

/** Light and metal of a place of a piece. Places of the neckline count from its middle. */
const trimmed = (name: Name, cut: Cut = 'men') => {
  const design = designs[name];
  const sewn = sewGarment(design, measuresOf(design, cut), 0.02, cut);
  const reliefs = reliefsOf(sewn);
  addTrims(sewn, reliefs);
  const [front] = sewn.pieces;
  const neck = front!.edges.neck!;
  const neckline = front!.points[neck[neck.length >> 1]!]![1];
  const at = (piece: string, u: number, v: number) => {
    const index = sewn.pieces.findIndex((one) => one.name === piece);
    const relief = reliefs[index]!;
    const place =
      Math.round((v - relief.bottom) / cell) * relief.width + Math.round((u - relief.left) / cell);
    return { tint: relief.tints[place]!, metal: relief.metals[place]! };
  };
  const metals = sewn.pieces
    .filter((_, index) => reliefs[index]!.metals.some((share) => share > 0))
    .map((piece) => piece.name);
  return { at, neckline, metals };
};

test('the tape of a half-zip ends on the chest', () => {
  const { at, neckline } = trimmed('half-zip');
  for (const side of [-1, 1]) {
    expect(at('front', side * 0.0036, neckline - 0.08).tint).toBeLessThan(0.65);
    expect(at('front', side * 0.03, neckline - 0.08).tint).toBe(1);
    expect(at('front', side * 0.0036, neckline - 0.25).tint).toBe(1);
  }
});

test('the tape of a full zip runs down to the hem', () => {
  const { at } = trimmed('zip-sweatshirt');
  expect(at('front', 0.0036, 0.05).tint).toBeLessThan(0.65);
});

test('only the slider of a zip is metal', { timeout: 60_000 }, () => {
  expect(trimmed('half-zip').metals).toEqual(['collar']);
  expect(trimmed('cardigan').metals).toEqual([]);
  expect(trimmed('sweatshirt').metals).toEqual([]);
});

test('the button band overlaps to the other side in the women’s cut', { timeout: 60_000 }, () => {
  const shadows = (['men', 'women'] as const).map((cut) => {
    const { at } = trimmed('cardigan', cut);
    return [-1, 1].map((side) => at('front', side * 0.0175, 0.05).tint);
  });
  const [[menLeft, menRight], [womenLeft, womenRight]] = shadows as [
    [number, number],
    [number, number],
  ];
  expect(menLeft).toBeLessThan(menRight - 0.1);
  expect(womenRight).toBeLessThan(womenLeft - 0.1);
});
