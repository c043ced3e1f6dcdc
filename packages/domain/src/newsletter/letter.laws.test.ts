import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { checkLetter, type LetterState, mayLetter, pieceAt, readBody } from './index.ts';

const paragraph = fc.stringMatching(/^[A-Za-zäöü ,.’]{0,20}[a-z]$/);

test('a body is its paragraphs, whatever stands between them', () => {
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n\n', '\n \n', '\n\n\n', '\n\n \n'),
      (texts, gap) => {
        expect(readBody(texts.join(gap))).toEqual(
          texts.map((text) => ({ kind: 'paragraph', text: text.trim() })),
        );
      },
    ),
    runs(200),
  );
});

test('a link stands alone, and leads to the shop or over https', () => {
  expect(
    readBody('[Notes](/notes)\n\nSee [this](/notes) too.\n\n[There](https://example.com/a?b=1)'),
  ).toEqual([
    { kind: 'link', label: 'Notes', to: '/notes' },
    { kind: 'paragraph', text: 'See [this](/notes) too.' },
    { kind: 'link', label: 'There', to: 'https://example.com/a?b=1' },
  ]);
  for (const to of [
    'javascript:alert(1)',
    'http://example.com',
    '//example.com',
    'https://',
    'data:text/html,x',
    '',
  ])
    expect(readBody(`[x](${to})`)).toBeNull();
});

test('a letter that can be sent says something in every language', () => {
  const words = {
    subject: { en: 'Wool', de: 'Wolle' },
    body: { en: 'It is here.', de: 'Sie ist da.' },
    piece: '/product/merino-beanie/101-2',
  };
  expect(checkLetter(words)).toEqual({ ok: true, value: words });
  expect(checkLetter({ ...words, piece: '' }).ok).toBe(true);
  expect(pieceAt(words.piece)).toEqual({ slug: 'merino-beanie', variant: '101-2' });
  expect(
    checkLetter({
      subject: { en: 'Two\nlines', de: ' ' },
      body: { en: '\n \n', de: '[x](ftp://x)' },
      piece: '/product/x',
    }),
  ).toEqual({
    ok: false,
    failure: ['subject_en', 'subject_de', 'body_en', 'body_de', 'piece'],
  });
});

test('what is on its way or out is not changed, and only what is on its way is stopped', () => {
  const states: readonly LetterState[] = ['draft', 'sending', 'stopped', 'sent'];
  const may = (move: Parameters<typeof mayLetter>[1]) =>
    states.filter((state) => mayLetter(state, move));
  expect([may('change'), may('remove'), may('send'), may('stop')]).toEqual([
    ['draft'],
    ['draft'],
    ['draft', 'stopped'],
    ['sending'],
  ]);
});
