import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { type Face, type Faces, fallbackFaces } from './fallbackFonts.ts';
import { HiddenText } from './hiddenText.ts';

/** Placeholder for letters without a font; unlike an empty box it is clearly a gap. */
const missing = '[?]';
/** Distance from the top of a line to the baseline, in font sizes, as in the default font. */
const ascent = 1.069;

type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: 'left' | 'right';
};
type Look = { readonly font: Face; readonly size: number };
type Piece = { readonly text: string; readonly faces: Faces | null };
type Word = {
  readonly pieces: readonly Piece[];
  readonly isRight: boolean | null;
  readonly hasSpace: boolean;
};

const directionOf = (text: string): boolean | null => {
  if (/[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text)) return true;
  return /\p{L}/u.test(text) ? false : null;
};

/**
 * Words in visual order from left to right, with their direction. Runs of Arabic and Hebrew,
 * including numbers inside them, are reversed.
 */
export const inVisualOrder = <Item extends { readonly isRight: boolean | null }>(
  words: readonly Item[],
): readonly (Item & { readonly isRight: boolean })[] => {
  const base = words.find(({ isRight }) => isRight !== null)?.isRight ?? false;
  const groups: {
    readonly isRight: boolean;
    readonly words: (Item & { readonly isRight: boolean })[];
  }[] = [];
  words.forEach((word, place) => {
    const next = words.slice(place).find(({ isRight }) => isRight !== null)?.isRight ?? base;
    const before = groups.at(-1);
    const isRight = word.isRight ?? (before?.isRight === next ? next : base);
    if (before?.isRight === isRight) before.words.push({ ...word, isRight });
    else groups.push({ isRight, words: [{ ...word, isRight }] });
  });
  const shown = groups.map((group) => (group.isRight ? group.words.toReversed() : group.words));
  return (base ? shown.toReversed() : shown).flat();
};

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/**
 * The pieces of a right-to-left word in visual order: other characters change sides, and
 * brackets are mirrored.
 */
const fromRight = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces
    .toReversed()
    .map((piece) =>
      piece.faces === null && piece.text !== missing
        ? { ...piece, text: mirrored[piece.text] ?? piece.text }
        : piece,
    );

/**
 * Draws text whose letters the default fonts lack. The glyphs are drawn as shapes, and the text
 * is added separately for screen readers and search.
 */
export class FallbackLetters {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: Readonly<Record<Face, string>>;
  readonly #faces: ReadonlyMap<string, Faces>;
  readonly #isUsual: (letter: string) => boolean;
  readonly #unseen: HiddenText;

  private constructor(
    doc: PDFKit.PDFDocument,
    fonts: Readonly<Record<Face, string>>,
    faces: ReadonlyMap<string, Faces>,
    isUsual: (letter: string) => boolean,
  ) {
    this.#doc = doc;
    this.#fonts = fonts;
    this.#faces = faces;
    this.#isUsual = isUsual;
    this.#unseen = new HiddenText(doc);
  }

  /** Loads the fonts for the whole document; null if the default fonts have every letter. */
  static async for(
    doc: PDFKit.PDFDocument,
    fonts: Readonly<Record<Face, string>>,
    text: string,
  ): Promise<FallbackLetters | null> {
    const usual = create(readFileSync(fonts.regular));
    if ('fonts' in usual) throw new Error(`${fonts.regular} contains more than one font`);
    const isUsual = (letter: string): boolean =>
      /\s/.test(letter) || usual.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    if ([...text].every(isUsual)) return null;
    return new FallbackLetters(doc, fonts, await fallbackFaces(text, isUsual), isUsual);
  }

  /** Call after all text has been written. */
  end(): void {
    this.#unseen.end();
  }

  isNeededFor(text: string): boolean {
    return ![...text].every(this.#isUsual);
  }

  heightOf(text: string, look: Look & Pick<Place, 'width'>): number {
    return this.#linesOf(text, look).length * this.#lineHeight(look);
  }

  write(
    text: string,
    { x, y, width, align }: Place,
    look: Look & { readonly color: string },
  ): void {
    this.#linesOf(text, { ...look, width }).forEach((line, place) => {
      const words = inVisualOrder(line);
      const room = align === 'right' ? width - this.#widthOfLine(line, look) : 0;
      const baseline = y + place * this.#lineHeight(look) + look.size * ascent;
      words.reduce((at, word, index) => {
        const space = index > 0 && this.#isSpaced(words, index) ? this.#space(look) : 0;
        if (space > 0)
          this.#unseen.write([{ text: ' ', width: (space / look.size) * 1_000 }], {
            x: at,
            baseline,
            size: look.size,
          });
        const start = at + space;
        const pieces = word.isRight ? fromRight(word.pieces) : word.pieces;
        return pieces.reduce(
          (left, piece) => left + this.#draw(piece, left, baseline, look),
          start,
        );
      }, x + room);
    });
  }

  #isSpaced(words: readonly Word[], index: number): boolean {
    const [before, word] = [words[index - 1], words[index]];
    // In right-to-left text the space belongs to the word on its left.
    return (before?.isRight && word?.isRight ? before : word)?.hasSpace ?? false;
  }

  #linesOf(
    text: string,
    { width, ...look }: Look & Pick<Place, 'width'>,
  ): readonly (readonly Word[])[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: Word[][] = [[]];
      for (const word of this.#wordsOf(paragraph)) {
        const line = lines.at(-1) ?? [];
        if (line.length > 0 && this.#widthOfLine([...line, word], look) > width) lines.push([word]);
        else line.push(word);
      }
      return lines;
    });
  }

  /** Chinese and Japanese have no spaces: lines may break at each letter. */
  #wordsOf(paragraph: string): readonly Word[] {
    return paragraph
      .split(/\s/)
      .filter((word) => word !== '')
      .flatMap((word) =>
        word.split(/(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u).map(
          (part, place): Word => ({
            pieces: this.#piecesOf(part),
            isRight: directionOf(part),
            hasSpace: place === 0,
          }),
        ),
      );
  }

  #piecesOf(word: string): readonly Piece[] {
    const pieces: Piece[] = [];
    for (const letter of word) {
      const before = pieces.at(-1);
      const faces = this.#isUsual(letter) ? null : this.#faces.get(letter);
      // A combining mark belongs to its base letter.
      const isJoined =
        before && (before.faces === faces || (/\p{M}/u.test(letter) && before.faces !== null));
      if (isJoined) pieces[pieces.length - 1] = { ...before, text: before.text + letter };
      else if (faces !== undefined) pieces.push({ text: letter, faces });
      else if (before?.text !== missing) pieces.push({ text: missing, faces: null });
    }
    return pieces;
  }

  #usual({ font, size }: Look): PDFKit.PDFDocument {
    return this.#doc.font(this.#fonts[font]).fontSize(size);
  }

  #lineHeight(look: Look): number {
    return this.#usual(look).currentLineHeight(true);
  }

  #space(look: Look): number {
    return this.#usual(look).widthOfString(' ');
  }

  #widthOf({ text, faces }: Piece, look: Look): number {
    if (faces === null) return this.#usual(look).widthOfString(text);
    const font = faces[look.font];
    return (font.layout(text).advanceWidth * look.size) / font.unitsPerEm;
  }

  #widthOfLine(words: readonly Word[], look: Look): number {
    return words.reduce(
      (sum, { pieces, hasSpace }, place) =>
        pieces.reduce((width, piece) => width + this.#widthOf(piece, look), sum) +
        (place > 0 && hasSpace ? this.#space(look) : 0),
      0,
    );
  }

  /** Returns the width. */
  #draw(
    piece: Piece,
    x: number,
    baseline: number,
    look: Look & { readonly color: string },
  ): number {
    const width = this.#widthOf(piece, look);
    if (piece.faces === null) {
      this.#usual(look)
        .fillColor(look.color)
        .text(piece.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      return width;
    }
    const font = piece.faces[look.font];
    const scale = look.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(piece.text);
    const unseen = glyphs.map(({ codePoints }, place) => ({
      text: String.fromCodePoint(...codePoints),
      width: ((positions[place]?.xAdvance ?? 0) / font.unitsPerEm) * 1_000,
    }));
    this.#unseen.write(unseen, { x, baseline, size: look.size });
    let pen = 0;
    glyphs.forEach((glyph, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const outline = glyph.path.toSVG();
      this.#doc
        .save()
        .translate(x + (pen + xOffset) * scale, baseline - yOffset * scale)
        .scale(scale, -scale);
      if (outline !== '') this.#doc.path(outline).fill(look.color);
      this.#doc.restore();
      pen += xAdvance;
    });
    return width;
  }
}
