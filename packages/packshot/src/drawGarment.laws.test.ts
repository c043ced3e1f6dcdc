import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { drawGarment } from './drawGarment.ts';
import { anyGarment, anyText } from './testing/anyGarment.ts';

type Node = Readonly<Record<string, unknown>>;

const parse = (markup: string): Node[] =>
  new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: true,
  }).parse(markup);

const elements = (
  nodes: readonly Node[],
): { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] =>
  nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, children]) =>
      name === ':@' || name === '#text'
        ? []
        : [
            { name, attributes: (node[':@'] ?? {}) as Record<string, string> },
            ...elements(children as Node[]),
          ],
    ),
  );

const DRAWN = new Set(
  'svg title defs g path use circle rect text pattern linearGradient stop filter feGaussianBlur clipPath'.split(
    ' ',
  ),
);

describe('drawings of any garment', () => {
  test('a drawing is well-formed XML', () => {
    fc.assert(
      fc.property(
        anyGarment,
        fc.option(anyText, { nil: undefined }),
        fc.option(anyText, { nil: undefined }),
        (garment, title, idPrefix) => {
          const markup = drawGarment(garment, {
            ...(title === undefined ? {} : { title }),
            ...(idPrefix === undefined ? {} : { idPrefix }),
          });
          expect(XMLValidator.validate(markup)).toBe(true);
        },
      ),
    );
  });

  test('a drawing has no scripts, handlers, foreign links or foreign elements', () => {
    fc.assert(
      fc.property(anyGarment, anyText, anyText, (garment, title, idPrefix) => {
        for (const { name, attributes } of elements(
          parse(drawGarment(garment, { title, idPrefix })),
        )) {
          expect(DRAWN).toContain(name);
          for (const [attribute, value] of Object.entries(attributes)) {
            expect(attribute).not.toMatch(/^on/i);
            if (attribute === 'href') expect(value).toMatch(/^#[a-z]/i);
          }
        }
      }),
    );
  });

  test('a drawing never contains NaN, Infinity or undefined', () => {
    fc.assert(
      fc.property(anyGarment, (garment) => {
        const markup = drawGarment({ ...garment, initials: 'ABC' });
        expect(markup).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
      }),
    );
  });

  test('a drawing is deterministic and independent of the field order', () => {
    fc.assert(
      fc.property(anyGarment, (garment) => {
        const shuffled = Object.fromEntries(Object.entries(garment).reverse()) as typeof garment;
        const properties = Object.fromEntries(Object.entries(garment.properties).reverse());
        expect(drawGarment({ ...shuffled, properties })).toBe(drawGarment(garment));
      }),
    );
  });

  test('a drawing has unique prefixed ids and refers to no others', () => {
    fc.assert(
      fc.property(anyGarment, fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/), (garment, idPrefix) => {
        const markup = drawGarment(garment, { idPrefix });
        const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
        const references = [...markup.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(
          ([, id]) => id ?? '',
        );
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id.startsWith(`${idPrefix}-`)).toBe(true);
        for (const reference of references) expect(ids).toContain(reference);
      }),
    );
  });

  test('drawings that differ share no id', () => {
    fc.assert(
      fc.property(anyGarment, anyGarment, (one, other) => {
        const [first, second] = [drawGarment(one), drawGarment(other)];
        const ids = (markup: string) => [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        fc.pre(first !== second);
        expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
      }),
    );
  });

  test('a drawing contains the exact fabric color', () => {
    fc.assert(
      fc.property(anyGarment, (garment) => {
        fc.pre(/^#[\da-f]{6}$/.test(garment.color));
        expect(drawGarment(garment)).toContain(`fill="${garment.color}"`);
      }),
    );
  });

  test('a drawing stays small enough to inline in a page', () => {
    fc.assert(
      fc.property(anyGarment, (garment) => {
        expect(drawGarment({ ...garment, initials: 'MWM' }).length).toBeLessThan(16_384);
      }),
    );
  });
});
