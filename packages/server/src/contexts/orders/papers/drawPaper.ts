import PDFDocument from 'pdfkit';
import { electronicInvoiceMetadata } from './electronicInvoice.ts';
import type { FallbackLetters } from './fallbackLetters.ts';
import { fonts, Sheet } from './sheet.ts';
import {
  colors,
  foot,
  margin,
  pageMark,
  pagesMark,
  type WrittenPaper,
  width,
} from './writtenPaper.ts';

const drawFeet = (doc: PDFKit.PDFDocument, { line, page }: WrittenPaper['foot']): void => {
  const { count, start } = doc.bufferedPageRange();
  for (let place = start; place < start + count; place += 1) {
    doc.switchToPage(place);
    // PDFKit would start a new page for text below the margin.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(fonts.regular).fontSize(8).fillColor(colors.soft);
    doc.text(line, margin, foot, { width: width - 90 });
    const text = page.replace(pageMark, String(place + 1)).replace(pagesMark, String(count));
    doc.text(text, margin + width - 80, foot, { width: 80, align: 'right' });
    doc.endMarkedContent();
  }
};

/**
 * Latin, Greek, Cyrillic and most signs are below this code point; documents without other
 * letters load no further font.
 */
const othersFor = async (doc: PDFKit.PDFDocument, text: string): Promise<FallbackLetters | null> =>
  /[\u0530-\u1dff\u2c60-\u{10ffff}]/u.test(text)
    ? (await import('./fallbackLetters.ts')).FallbackLetters.for(doc, fonts, text)
    : null;

/** Attaches the XML and declares it in the metadata, as Factur-X 1.0 requires. */
const attachElectronicInvoice = (doc: PDFKit.PDFDocument, xml: string, issuedAt: string): void => {
  const name = 'factur-x.xml';
  const date = new Date(issuedAt);
  const options = {
    name,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  };
  doc.file(Buffer.from(xml), options);
  doc.appendXML(electronicInvoiceMetadata(name));
};

/** Renders a document as PDF, A4, with searchable and accessible text. */
export const drawPaper = async ({
  language,
  title,
  author,
  issuedAt,
  steps,
  foot,
  electronicInvoice,
}: WrittenPaper): Promise<Uint8Array<ArrayBuffer>> => {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    font: fonts.regular,
    ...(electronicInvoice !== null && { subset: 'PDF/A-3b' as const }),
    info: {
      Title: title,
      // PDFKit writes the author into the metadata without escaping it.
      ...(!/[<>&]/.test(author) && { Author: author }),
      CreationDate: new Date(issuedAt),
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve());
    doc.on('error', reject);
  });
  const text = [
    ...steps.flatMap((step) => (step.kind === 'write' ? step.cells.map(({ text }) => text) : [])),
    foot.line,
  ].join('\n');
  const others = await othersFor(doc, text);
  const sheet = new Sheet(doc, others);
  for (const step of steps) {
    switch (step.kind) {
      case 'write':
        sheet.write(step.tag, step.cells, step.gap);
        break;
      case 'space':
        sheet.space(step.more);
        break;
      case 'rule':
        sheet.rule();
        break;
    }
  }
  sheet.end();
  others?.end();
  drawFeet(doc, foot);
  if (electronicInvoice !== null) attachElectronicInvoice(doc, electronicInvoice, issuedAt);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};
