type Reference = PDFKit.PDFKitReference;

type Letter = { readonly text: string; readonly width: number };

/** Number of codes in one font. */
const most = 255;

const codeOf = (place: number): string => (place + 1).toString(16).padStart(2, '0');

const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

const unicodeMap = (letters: readonly Letter[]): string =>
  [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Unseen def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    // A block holds at most a hundred lines.
    ...Array.from({ length: Math.ceil(letters.length / 100) }, (_, block) =>
      letters.slice(block * 100, (block + 1) * 100),
    ).flatMap((some, block) => [
      `${some.length} beginbfchar`,
      ...some.map(({ text }, place) => `<${codeOf(block * 100 + place)}> <${hexOf(text)}>`),
      'endbfchar',
    ]),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');

class UnseenFont {
  readonly name: string;
  readonly reference: Reference;
  readonly #doc: PDFKit.PDFDocument;
  readonly #letters: Letter[] = [];

  constructor(doc: PDFKit.PDFDocument, name: string) {
    this.name = name;
    this.reference = doc.ref({});
    this.#doc = doc;
  }

  /** The code of a letter; null if the font is full. */
  codeOf(letter: Letter): string | null {
    const known = this.#letters.findIndex(
      ({ text, width }) => text === letter.text && width === letter.width,
    );
    if (known >= 0) return codeOf(known);
    return this.#letters.length < most ? codeOf(this.#letters.push(letter) - 1) : null;
  }

  end(): void {
    const doc = this.#doc;
    const [drawings, map] = [new Map<string, Reference>(), doc.ref({})];
    const drawingOf = (width: number): Reference => {
      const known = drawings.get(`w${width}`);
      if (known) return known;
      const drawn = doc.ref({});
      drawn.end(`${width} 0 d0`);
      drawings.set(`w${width}`, drawn);
      return drawn;
    };
    for (const { width } of this.#letters) drawingOf(width);
    map.end(unicodeMap(this.#letters));
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 0, 0],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: Object.fromEntries(drawings),
      Encoding: {
        Type: 'Encoding',
        Differences: [1, ...this.#letters.map(({ width }) => `w${width}`)],
      },
      FirstChar: 1,
      LastChar: this.#letters.length,
      Widths: this.#letters.map(({ width }) => width),
      Resources: {},
      ToUnicode: map,
    });
    this.reference.end(null);
  }
}

/**
 * Invisible letters over drawn glyphs, which search cannot see: a font without shapes maps each
 * code to its text and width.
 */
export class HiddenText {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: UnseenFont[] = [];

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  write(
    letters: readonly Letter[],
    { x, baseline, size }: { readonly x: number; readonly baseline: number; readonly size: number },
  ): void {
    let left = x;
    for (const { text, width } of letters) {
      if (text !== '') this.#writeLetter({ text, width: Math.round(width) }, left, baseline, size);
      left += (width * size) / 1_000;
    }
  }

  /** Call after all text has been written. */
  end(): void {
    for (const font of this.#fonts) font.end();
  }

  #writeLetter(letter: Letter, x: number, baseline: number, size: number): void {
    const doc = this.#doc;
    const { font, code } = this.#codeOf(letter);
    const { page } = doc;
    page.fonts[font.name] = font.reference;
    doc.save();
    // Pages are written from the top, which would flip text upside down.
    doc.transform(1, 0, 0, -1, 0, page.height);
    doc.addContent(
      `BT /${font.name} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${(page.height - baseline).toFixed(2)} Tm <${code}> Tj ET`,
    );
    doc.restore();
  }

  #codeOf(letter: Letter): { readonly font: UnseenFont; readonly code: string } {
    const [font] = this.#fonts.slice(-1);
    const code = font?.codeOf(letter) ?? null;
    if (font && code !== null) return { font, code };
    const next = new UnseenFont(this.#doc, `Unseen${this.#fonts.length + 1}`);
    this.#fonts.push(next);
    return { font: next, code: next.codeOf(letter) ?? codeOf(0) };
  }
}
