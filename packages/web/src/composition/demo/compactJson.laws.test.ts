import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactJson, readCompactJson } from './compactJson.ts';

const withoutReferences = (value: unknown): boolean => !JSON.stringify(value).includes('"$"');

test('compact JSON gives the value that was written', () => {
  const part = fc.jsonValue({ maxDepth: 3 }).filter(withoutReferences);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.array(fc.nat(3)), (parts, places) => {
      const value = { parts, again: places.map((place) => ({ of: parts[place] ?? null })) };
      expect(readCompactJson(compactJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('compact JSON contains a repeated value once', () => {
  const fabric = {
    title: 'Heavy cotton jersey',
    care: ['Machine wash at 30 °C', 'Line dry, iron warm'],
  };
  const text = compactJson([{ color: 'navy', fabric }, { color: 'oat', fabric }, fabric.care]);
  expect(text.split('Machine wash')).toHaveLength(2);
});
