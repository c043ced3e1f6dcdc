import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { checkChangedText, maximumTextLength, placeholdersOf } from './index.ts';

const word = fc.stringMatching(/^[a-zäöü ,.’–&]{1,12}$/);
const name = fc.constantFrom('count', 'amount', 'date');

test('a text can be replaced by another one with the same placeholders', () => {
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 3 }),
      fc.array(word, { minLength: 5, maxLength: 5 }),
      (names, words) => {
        const filled = (order: readonly string[]): string =>
          `x${words.map((each, index) => each + (order[index] === undefined ? '' : `{{${order[index]}}}`)).join('')}`;
        const before = filled(names);
        expect(placeholdersOf(before)).toEqual([...new Set(names)].sort());
        expect(checkChangedText(before, filled(names.toReversed()))).toBeNull();
        expect(checkChangedText(before, `${before}{{other}}`)).toBe('placeholders');
        for (const each of names)
          expect(checkChangedText(before, before.replaceAll(`{{${each}}}`, ''))).toBe(
            'placeholders',
          );
      },
    ),
    runs(300),
  );
});

test('empty texts and texts with markup are refused as replacements', () => {
  for (const after of ['', '  ', '\n']) expect(checkChangedText('Pay', after)).toBe('empty');
  for (const after of [
    '<b>Pay</b>',
    '<script',
    '</p>',
    '<!-- x',
    'Pay $t(shell.back)',
    'Pay {{',
    'Pay }}',
    'Pay {{a b}}',
    'Pay\u0000',
  ])
    expect(checkChangedText('Pay', after)).toBe('markup');
  for (const after of [
    'Pay <3',
    '2 < 3 & 4 > 3',
    'One line\nand another',
    '“Pay” – now',
    '{ once }',
  ])
    expect(checkChangedText('Pay', after)).toBeNull();
});

test('a text has at most the length its kind allows: a heading stays a heading', () => {
  expect(maximumTextLength('Basket')).toBe(200);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), (length) => {
      const before = 'a'.repeat(length);
      const most = maximumTextLength(before);
      expect(most).toBeGreaterThanOrEqual(2 * length);
      expect(checkChangedText(before, 'a'.repeat(most))).toBeNull();
      expect(checkChangedText(before, 'a'.repeat(most + 1))).toBe('too-long');
    }),
    runs(100),
  );
});
