import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(source, file), 'utf8');

/** Literal colors in code; not ids such as `#add`, nor comments. */
const writtenColors =
  /#[0-9a-f]{3,8}\b(?!\()|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\([^)]*\)/gi;
const withoutComments = (text: string): string =>
  text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Colors that may be written out, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'ui/tokens.css': 'this is where they are named',
  'ui/QrCode.tsx': 'cameras want black on white, whatever page it is on',
  'features/designer/worn/stage.ts':
    'WebGL cannot read tokens; the body has one color in both themes',
  'app/document/document.ts':
    'the paper around a page, which no style sheet reaches; compared with the tokens below',
};

test('colors are tokens: each has a light and a dark side in one place', () => {
  const css = globSync('**/*.css', { cwd: source });
  const elements = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] });
  const quoted = (text: string): string =>
    (text.match(/(["'`])#[0-9a-fA-F]{3,8}\1/g) ?? []).join(' ');
  const found = [
    ...css.map((file) => ({ file, text: read(file) })),
    ...elements.map((file) => ({ file, text: quoted(withoutComments(read(file))) })),
  ].flatMap(({ file, text }) =>
    (withoutComments(text).match(writtenColors) ?? []).map((color) => `${file}: ${color}`),
  );
  expect(css.length).toBeGreaterThan(100);
  const places = new Set(found.map((one) => one.split(':')[0] ?? ''));
  expect(found.filter((one) => exceptions[one.split(':')[0] ?? ''] === undefined)).toEqual([]);
  expect([...places].sort()).toEqual(Object.keys(exceptions).sort());
});

const tokens = read('ui/tokens.css');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const hexOf = (name: string, scheme: Scheme): string => {
  const written = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const [, light = '', dark = ''] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(written) ?? [
    written,
    written,
    written,
  ];
  return scheme === 'light' ? light : dark;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const grounds = ['paper', 'paper-raised', 'paper-deep'];
const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...['ink', 'ink-soft', 'accent', 'accent-deep', 'danger', 'positive'].flatMap((ink) =>
    grounds.map((ground) => [ink, ground, 4.5] as const),
  ),
  ...['ground-cashmere', 'ground-seasonal', 'ground-bestsellers', 'accent-wash'].flatMap((ground) =>
    ['ink', 'ink-soft'].map((ink) => [ink, ground, 4.5] as const),
  ),
  ['paper-raised', 'accent', 4.5],
  ['paper-raised', 'accent-deep', 4.5],
  ['on-band', 'band', 4.5],
  ['accent-bright', 'band', 3],
  ['danger-on-band', 'band', 3],
  ['on-accent-bright', 'accent-bright', 4.5],
  ['outline', 'paper', 3],
  ['outline', 'paper-raised', 3],
  ['ink', 'accent-pale', 4.5],
];

describe.each(schemes)('in a %s page', (scheme) => {
  it.each(pairs)('the contrast of %s on %s is %d:1', (ink, ground, least) => {
    expect(contrast(hexOf(ink, scheme), hexOf(ground, scheme))).toBeGreaterThanOrEqual(least);
  });

  it('the browser’s color around the page equals the paper color', () => {
    expect(read('app/document/document.ts')).toContain(`${scheme}: '${hexOf('paper', scheme)}'`);
  });
});

it('ink has enough contrast on a dimmed sheet', () => {
  for (const ink of ['ink', 'accent-deep'])
    expect(contrast(hexOf(ink, 'light'), hexOf('sheet', 'dark'))).toBeGreaterThanOrEqual(4.5);
});
