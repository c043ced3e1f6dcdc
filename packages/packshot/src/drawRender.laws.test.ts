import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { drawGarment } from './drawGarment.ts';
import type { Garment } from './garment.ts';
import { recolorRows } from './recolor.ts';
import { type LoadedRender, renderIn } from './renderImage.ts';
import { anyGarment, anyText } from './testing/anyGarment.ts';

const render = {
  ...{ name: 't-shirt.men.front', top: 40, bottom: 760, half: 150 },
  address: 'data:image/avif;base64,AAAA',
};
const worn = {
  ...render,
  form: 't-shirt.men.worn',
  formAddress: 'data:image/avif;base64,BBBB',
};
const anyRender = fc.constantFrom(render, worn);
const shown = (garment: Garment, idPrefix?: string, picture: LoadedRender = render): string =>
  drawGarment(garment, { render: picture, ...(idPrefix !== undefined && { idPrefix }) });

test('a render of any garment is well-formed XML', () => {
  fc.assert(
    fc.property(
      anyGarment,
      fc.option(anyText, { nil: undefined }),
      anyRender,
      (garment, idPrefix, picture) => {
        expect(XMLValidator.validate(shown(garment, idPrefix, picture))).toBe(true);
      },
    ),
  );
});

test('a render has no scripts and loads only its files', () => {
  fc.assert(
    fc.property(anyGarment, anyText, anyRender, (garment, idPrefix, picture) => {
      const markup = shown(garment, idPrefix, picture);
      expect(markup).not.toMatch(/<script|<foreignObject|\son\w+=/i);
      const outside = [...markup.matchAll(/href="([^"]*)"/g)]
        .map(([, address]) => address)
        .filter((address) => !address?.startsWith('#'));
      const addresses = [picture.address, ...(picture === worn ? [worn.formAddress] : [])];
      expect(outside).toEqual(addresses);
    }),
  );
});

test('the render is read from a picture; a drawing has none', () => {
  fc.assert(
    fc.property(anyGarment, anyRender, (garment, picture) => {
      expect(renderIn(shown(garment, undefined, picture))).toEqual(picture);
      expect(renderIn(drawGarment(garment))).toBeNull();
    }),
  );
});

test('ids of a render are unique and all references resolve', () => {
  fc.assert(
    fc.property(anyGarment, anyRender, (garment, picture) => {
      const markup = shown(garment, undefined, picture);
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g))
        expect(ids).toContain(id);
    }),
  );
});

test('the first filter has the weights of the garment’s color', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }),
      (parts) => {
        const color = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        const markup = shown({ pattern: 't-shirt', texture: 'jersey', properties: {}, color });
        const values = (/values="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number);
        const [red = 0, green = 0, blue = 0] = parts.map((part) => part / 255);
        const rows = recolorRows([red, green, blue]);
        expect(values).toHaveLength(20);
        for (const [row, weights] of rows.entries())
          for (const [column, weight] of weights.entries())
            expect(values[row * 5 + column]).toBeCloseTo(weight, 2);
        expect(values.slice(15)).toEqual([0, 0, 0, 1, 0]);
      },
    ),
  );
});

test('a render in the proportions of a size stays in the frame', () => {
  const ratio = fc.double({ min: 0.8, max: 1.25, noNaN: true });
  fc.assert(
    fc.property(anyGarment, ratio, ratio, (garment, widthRatio, lengthRatio) => {
      const proportions = { widthRatio, lengthRatio, sleeveRatio: 1 };
      const [, left, top, width, height] = (
        /<g transform="translate\((\d+) (\d+)\) scale\(([\d.]+) ([\d.]+)\)"><use/.exec(
          shown({ ...garment, proportions }),
        ) ?? ['', 0, 0, 1, 1]
      ).map(Number);
      expect(Math.max(Number(width), Number(height))).toBe(1);
      expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(0.8);
      expect(Number(left) * 2 + 800 * Number(width)).toBeCloseTo(800, -1);
      expect(Number(top) * 2 + 800 * Number(height)).toBeCloseTo(800, -1);
    }),
  );
});

test('stripes are level on the trunk: women’s hips are wider than the waist', () => {
  const striped: Garment = {
    ...{ pattern: 't-shirt', texture: 'jersey', color: '#1f2c4d' },
    properties: { stripe: 'breton' },
  };
  const widths = (['men', 'women'] as const).map((cut) => {
    const markup = drawGarment(striped, { render: { ...render, name: `t-shirt.${cut}.front` } });
    const lines = [...markup.matchAll(/<path d="M0 \d+L(\d+) (\d+)Q/g)];
    return lines.map(([, left]) => (400 - Number(left)) / render.half);
  });
  for (const cut of widths) expect(cut[0]).toBeCloseTo(1.02, 1);
  expect(widths.map((cut) => cut.at(-1))).toEqual([
    expect.closeTo(1.08, 1),
    expect.closeTo(1.36, 1),
  ]);
});
