import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** The shop's typefaces: Fraunces for names, Instrument Sans for other text. */
export type Face = 'display' | 'text';

const FILES: Readonly<Record<Face, string>> = {
  display: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff',
  text: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
};

/** Converts text to path data. Sizes and widths are in pixels. */
export type Lettering = {
  readonly widthOf: (text: string, face: Face, size: number) => number;
  /** `text` on the baseline y, starting at x. */
  readonly pathOf: (text: string, face: Face, size: number, x: number, y: number) => string;
};

const openFace = async (face: Face): Promise<Font> => {
  const [{ create }, file] = await Promise.all([
    import('fontkit'),
    readFile(fileURLToPath(import.meta.resolve(FILES[face]))),
  ]);
  const opened = create(file);
  if ('fonts' in opened) throw new Error(`${FILES[face]} contains more than one font`);
  return opened;
};

const letteringIn = (faces: Readonly<Record<Face, Font>>): Lettering => ({
  widthOf: (line, face, size) =>
    (faces[face].layout(line).advanceWidth / faces[face].unitsPerEm) * size,
  pathOf: (line, face, size, x, y) => {
    const scale = size / faces[face].unitsPerEm;
    const { glyphs, positions } = faces[face].layout(line);
    let at = x;
    return glyphs
      .map((glyph, index) => {
        const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        // The y axis of fonts points up, of pictures down.
        const d = glyph.path.transform(scale, 0, 0, -scale, at + xOffset * scale, y).toSVG();
        at += xAdvance * scale;
        return d;
      })
      .join('')
      .replace(/\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));
  },
});

let opened: Promise<Lettering> | undefined;

/** The typefaces, loaded once at the first caption. */
export const loadLettering = (): Promise<Lettering> => {
  opened ??= Promise.all([openFace('display'), openFace('text')]).then(([display, text]) =>
    letteringIn({ display, text }),
  );
  return opened;
};

/** Breaks words into the fewest lines of at most `width`, between words and after hyphens. */
export const breakIntoLines = (
  words: string,
  width: number,
  widthOf: (line: string) => number,
): readonly string[] => {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).flatMap((each) => each.match(/[^-]+-?|-/g) ?? [])) {
    const line = lines.at(-1);
    const longer =
      line === undefined || line.endsWith('-') ? `${line ?? ''}${word}` : `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
