import { createRequire } from 'node:module';
import type { FallbackLetters } from './fallbackLetters.ts';
import { bottom, type Cell, colors, type Look, margin, width } from './writtenPaper.ts';

const require = createRequire(import.meta.url);
/**
 * The default fonts cover Latin, Greek and Cyrillic, so that names keep their spelling;
 * fallback fonts cover the rest. The PDF embeds only the letters it uses.
 */
export const fonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
} as const;

const usual = { font: 'regular', size: 9.5, color: colors.ink, align: 'left' } as const;

export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #structure: PDFKit.PDFStructureElement;
  /** Null if the default fonts have every letter. */
  readonly #others: FallbackLetters | null;
  #y = margin;

  constructor(doc: PDFKit.PDFDocument, others: FallbackLetters | null) {
    this.#doc = doc;
    this.#others = others;
    this.#structure = doc.struct('Document');
    doc.addStructure(this.#structure);
  }

  /** Writes cells side by side, tagged as one paragraph or heading for screen readers. */
  write(tag: 'H1' | 'P', cells: readonly Cell[], gap = 4): void {
    const looks = cells.map((cell) => ({ ...usual, ...cell }));
    const height = Math.max(...looks.map((look) => this.#heightOf(look)));
    if (this.#y + height > bottom) {
      this.#doc.addPage();
      this.#y = margin;
    }
    const top = this.#y;
    this.#structure.add(
      this.#doc.struct(
        tag,
        {},
        looks.map(({ text, x, align, width: room, ...look }) => {
          const others = this.#othersFor(text);
          const place = { x: margin + x, y: top, width: room, align };
          return others
            ? this.#doc.struct('Span', { actual: text }, () => others.write(text, place, look))
            : () => this.#use(look).text(text, place.x, place.y, { width: room, align });
        }),
      ),
    );
    this.#y = top + height + gap;
  }

  space(more: number): void {
    this.#y += more;
  }

  rule(): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc
      .moveTo(margin, this.#y)
      .lineTo(margin + width, this.#y)
      .lineWidth(0.5)
      .strokeColor(colors.hairline)
      .stroke();
    this.#doc.endMarkedContent();
    this.#y += 6;
  }

  end(): void {
    this.#structure.end();
  }

  #othersFor(text: string): FallbackLetters | null {
    return this.#others?.isNeededFor(text) ? this.#others : null;
  }

  #heightOf({ text, width: room, ...look }: Required<Cell>): number {
    const others = this.#othersFor(text);
    return others
      ? others.heightOf(text, { ...look, width: room })
      : this.#use(look).heightOfString(text || ' ', { width: room });
  }

  #use({ font, size, color }: Required<Look>): PDFKit.PDFDocument {
    return this.#doc.font(fonts[font]).fontSize(size).fillColor(color);
  }
}
