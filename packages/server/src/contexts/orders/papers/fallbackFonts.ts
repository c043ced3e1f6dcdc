import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import decompress from 'wawoff2/decompress.js';

/** Fallback fonts, each split into files of some letters, with a table of their ranges. */
const packages = ['arabic', 'hebrew', 'jp', 'kr', 'sc'] as const;
type Package = (typeof packages)[number];

const require = createRequire(import.meta.url);
const pathIn = (name: Package, file: string): string =>
  require.resolve(`@fontsource-variable/noto-sans-${name}/${file}`);

/**
 * Chinese, Japanese and Korean share code points with different glyphs: text with kana is
 * Japanese, with hangul Korean, anything else Chinese.
 */
const inOrder = (text: string): readonly Package[] => {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return ['jp', 'kr', 'sc', 'arabic', 'hebrew'];
  return /\p{sc=Hangul}/u.test(text)
    ? ['kr', 'sc', 'jp', 'arabic', 'hebrew']
    : ['sc', 'jp', 'kr', 'arabic', 'hebrew'];
};

type Range = readonly [from: number, to: number, file: string];

const rangesOf = async (name: Package): Promise<readonly Range[]> => {
  const table: Readonly<Record<string, string>> = JSON.parse(
    await readFile(pathIn(name, 'unicode.json'), 'utf8'),
  );
  return Object.entries(table).flatMap(([part, ranges]) =>
    ranges.split(',').map((range): Range => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const file = `files/noto-sans-${name}-${part.replace('[', '').replace(']', '')}-wght-normal.woff2`;
      return [Number.parseInt(from, 16), Number.parseInt(to, 16), file];
    }),
  );
};

const weights = { regular: 400, bold: 600 } as const;
export type Face = keyof typeof weights;
export type Faces = Readonly<Record<Face, Font>>;

const openFaces = async (path: string): Promise<Faces> => {
  const font = create(Buffer.from(await decompress(await readFile(path))));
  if ('fonts' in font) throw new Error(`${path} contains more than one font`);
  const [regular, bold] = [
    font.getVariation({ wght: weights.regular }),
    font.getVariation({ wght: weights.bold }),
  ];
  return { regular, bold };
};

/**
 * Fallback fonts by letter, for the letters that the default fonts lack. Loads only the files
 * the text needs. Letters without any font are left out.
 */
export const fallbackFaces = async (
  text: string,
  isUsual: (letter: string) => boolean,
): Promise<ReadonlyMap<string, Faces>> => {
  const lacking = [...new Set(text)].filter((letter) => !isUsual(letter));
  const found = new Map<string, Faces>();
  const opened = new Map<string, Faces>();
  for (const name of inOrder(text)) {
    if (lacking.every((letter) => found.has(letter))) break;
    const ranges = await rangesOf(name);
    for (const letter of lacking.filter((each) => !found.has(each))) {
      const code = letter.codePointAt(0) ?? 0;
      const range = ranges.find(([from, to]) => from <= code && code <= to);
      if (!range) continue;
      const path = pathIn(name, range[2]);
      const faces = opened.get(path) ?? (await openFaces(path));
      opened.set(path, faces);
      if (faces.regular.hasGlyphForCodePoint(code)) found.set(letter, faces);
    }
  }
  return found;
};
