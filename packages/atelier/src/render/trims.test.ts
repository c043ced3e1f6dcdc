import { expect, test } from 'vitest';
import { type Cut, measuresOf } from '../pattern/design.ts';
import { designs } from '../pattern/designs.ts';
import { sewGarment } from '../pattern/sew.ts';
import { cell, reliefsOf } from './relief.ts';
import { addTrims } from './trims.ts';

type Name =
  | 'half-zip'
  | 'zip-sweatshirt'
  | 'cardigan'
  | 'hoodie'
  | 'polo-buttondown'
  | 't-shirt'
  | 'long-sleeve-henley';

/** Reliefs take seconds, so each garment is trimmed once. */
const once = <Value>(make: (name: Name, cut: Cut) => Value) => {
  const made = new Map<string, Value>();
  return (name: Name, cut: Cut = 'men'): Value => {
    const key = `${name} ${cut}`;
    const value = made.get(key) ?? make(name, cut);
    made.set(key, value);
    return value;
  };
};

/** Light, metal and height of a place of a piece. */
const trimmed = once((name, cut) => {
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
    return {
      tint: relief.tints[place]!,
      metal: relief.metals[place]!,
      height: relief.heights[place]!,
    };
  };
  const metals = sewn.pieces
    .filter((_, index) => reliefs[index]!.metals.some((share) => share > 0))
    .map((piece) => piece.name);
  const edgesOf = (piece: string) => {
    const { points, edges } = sewn.pieces.find(({ name }) => name === piece)!;
    return (edge: string) => edges[edge]!.map((point) => points[point]!);
  };
  return { at, neckline, metals, edgesOf };
});

test('the tape of a half-zip ends on the chest', { timeout: 60_000 }, () => {
  const { at, neckline } = trimmed('half-zip');
  for (const side of [-1, 1]) {
    expect(at('front', side * 0.0036, neckline - 0.08).tint).toBeLessThan(0.65);
    expect(at('front', side * 0.03, neckline - 0.08).tint).toBe(1);
    expect(at('front', side * 0.0036, neckline - 0.25).tint).toBe(1);
  }
});

test('the tape of a full zip runs down to the hem', { timeout: 60_000 }, () => {
  const { at } = trimmed('zip-sweatshirt');
  expect(at('front', 0.0036, 0.05).tint).toBeLessThan(0.65);
});

test('only the slider of a zip is metal', { timeout: 60_000 }, () => {
  expect(trimmed('half-zip').metals).toEqual(['collar']);
  expect(trimmed('cardigan').metals).toEqual([]);
  expect(trimmed('t-shirt').metals).toEqual([]);
});

test('cords have metal ends, and leave the hood through metal eyelets', {
  timeout: 120_000,
}, () => {
  expect(trimmed('hoodie').metals).toEqual(['front', 'hoodRight', 'hoodLeft']);
});

test('the placket of a henley has three buttons and ends on the chest', { timeout: 60_000 }, () => {
  const { at, neckline } = trimmed('long-sleeve-henley');
  const heights = Array.from(
    { length: 280 },
    (_, step) => at('front', 0.004, neckline - step * cell).height,
  );
  const buttons = heights.filter(
    (height, index) => height > 0.0016 && heights[index - 1]! <= 0.0016,
  );
  expect(buttons).toHaveLength(3);
  expect(at('front', 0.004, neckline - 0.105).height).toBeGreaterThan(0.0008);
  expect(at('front', 0.004, neckline - 0.13).height).toBeCloseTo(0, 4);
});

test('a button-down collar has a button at each point', { timeout: 60_000 }, () => {
  const { at, edgesOf } = trimmed('polo-buttondown');
  const free = edgesOf('clothCollar')('free');
  for (const [[x, y], inward] of [
    [free[0]!, 1],
    [free.at(-1)!, -1],
  ] as const) {
    expect(at('clothCollar', x + inward * 0.009, y - 0.013).height).toBeGreaterThan(0.001);
    expect(at('clothCollar', x + inward * 0.024, y - 0.013).height).toBeLessThan(0.0005);
  }
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
