import { walletNames } from '@tailorbird/domain/checkout';
import { languageTags, type Money, minorUnitsPerMajor, money } from '@tailorbird/domain/kernel';
import type { IssuedPaper, PaperContent } from '../application/papers/paper.ts';
import { type PaperTexts, paperTexts } from '../application/papers/paperTexts.ts';
import { electronicInvoiceOf } from './electronicInvoice.ts';
import {
  type Cell,
  colors,
  type Look,
  pageMark,
  pagesMark,
  type Step,
  type WrittenPaper,
  width,
} from './writtenPaper.ts';

const { ink, soft } = colors;
const small: Look = { color: soft, size: 8.5 };

class Sheet {
  readonly steps: Step[] = [];

  write(tag: 'H1' | 'P', cells: readonly Cell[], gap = 4): void {
    this.steps.push({ kind: 'write', tag, cells, gap });
  }

  space(more: number): void {
    this.steps.push({ kind: 'space', more });
  }

  rule(): void {
    this.steps.push({ kind: 'rule' });
  }
}

const supplyKey = ({ isWithdrawn, isPickup }: PaperContent) => {
  if (isWithdrawn) return 'neverSupplied';
  return isPickup ? 'pickupToCome' : 'supplyToCome';
};

const writeHead = (
  sheet: Sheet,
  { number, kind, issuedAt, content }: IssuedPaper,
  t: PaperTexts,
): void => {
  const { buyer, corrects, deliveredTo, locale, orderedAt, orderNumber, seller } = content;
  const dayOf = (instant: string): string =>
    new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(instant),
    );
  const line = (text: string, look: Look, gap?: number, tag: 'H1' | 'P' = 'P'): void =>
    sheet.write(tag, [{ text, x: 0, width, ...look }], gap);
  line(seller.name, { font: 'bold', size: 13 }, 2);
  line(seller.address.join(' · '), small, 28);
  line(t(kind), { font: 'bold', size: 20 }, 8, 'H1');
  const facts: readonly (readonly [string, string])[] = [
    [t('number'), number],
    [t('date'), dayOf(issuedAt)],
    [t('order'), orderNumber],
    [t('orderedAt'), dayOf(orderedAt)],
    ...(kind === 'invoice'
      ? [
          [
            t('supplied'),
            content.suppliedAt ? dayOf(content.suppliedAt) : t(supplyKey(content)),
          ] as const,
        ]
      : []),
  ];
  for (const [label, value] of facts) {
    const cells: readonly Cell[] = [
      { text: label, x: 0, width: 130, color: soft },
      { text: value, x: 130, width: width - 130 },
    ];
    sheet.write('P', cells, 2);
  }
  if (corrects)
    line(t('corrects', { number: corrects.number, date: dayOf(corrects.issuedAt) }), {
      font: 'bold',
    });
  if (content.reason) line(content.reason, {});
  sheet.space(14);
  const half = width / 2;
  const beside = (left: string, right: string, look: Look, gap: number): void => {
    const cells: readonly Cell[] = [
      { text: left, x: 0, width: half - 12, ...look },
      { text: right, x: half, width: half, ...look },
    ];
    sheet.write('P', deliveredTo.length > 0 ? cells : cells.slice(0, 1), gap);
  };
  beside(t('to'), t('deliveredTo'), { color: soft }, 2);
  beside(buyer.join('\n'), deliveredTo.join('\n'), {}, 22);
};

type Write = {
  readonly sheet: Sheet;
  readonly t: PaperTexts;
  readonly shown: (amount: Money) => string;
};

const writeLines = ({ sheet, t, shown }: Write, { content }: IssuedPaper): void => {
  const row = (piece: string, quantity: string, amount: string, look: Look = {}): void =>
    sheet.write('P', [
      { text: piece, x: 0, width: width - 250, ...look },
      { text: quantity, x: width - 240, width: 120, align: 'right', ...look },
      { text: amount, x: width - 110, width: 110, align: 'right', ...look },
    ]);
  row(t('piece'), t('quantity'), t('amount'), small);
  sheet.rule();
  for (const { title, detail, quantity, amount } of content.lines) {
    const each = money(amount.amount / quantity, amount.currency);
    const count = Number.isInteger(each.amount) ? `${quantity} × ${shown(each)}` : `${quantity}`;
    row(detail === '' ? title : `${title}, ${detail}`, count, shown(amount));
  }
  sheet.rule();
};

const paidLabel = ({ paidBy }: PaperContent, t: Write['t']): string => {
  if (!paidBy) return t('paid');
  const { method, lastFour } = paidBy;
  if (lastFour !== null) return t('paidBy.cardEnding', { lastFour });
  return method === 'card' ? t('paidBy.card') : t('paidBy.wallet', { wallet: walletNames[method] });
};

const writeSums = ({ sheet, t, shown }: Write, { kind, content }: IssuedPaper): void => {
  const { credit, discounts, paid, shipping, sold, total } = content;
  const sum = (label: string, amount: Money, look: Look = {}): void =>
    sheet.write(
      'P',
      [
        { text: label, x: width - 350, width: 230, align: 'right', color: soft, ...look },
        { text: shown(amount), x: width - 110, width: 110, align: 'right', ...look },
      ],
      3,
    );
  for (const { name, amount } of discounts) sum(name, { ...amount, amount: -amount.amount });
  if (shipping) sum(t('shipping'), shipping);
  sum(t('total'), total, { font: 'bold', size: 11, color: ink });
  const isBack = kind === 'credit-note';
  if (credit.amount > 0) sum(t(isBack ? 'creditBack' : 'credit'), credit);
  if (paid.amount > 0)
    sum(
      sold
        ? t(isBack ? 'till.back' : `till.${sold.means}`, sold)
        : isBack
          ? t('paidBack')
          : paidLabel(content, t),
      paid,
    );
  if (sold?.reference && !isBack)
    sheet.write(
      'P',
      [{ text: t('till.reference', sold), x: width - 350, width: 350, align: 'right', ...small }],
      3,
    );
  sheet.space(18);
};

const writeTax = ({ sheet, t, shown }: Write, { content }: IssuedPaper): void => {
  const { dutiesPaid, hasGiftCards, hasTaxable, locale, tax } = content;
  const row = (cells: readonly string[], look: Look = {}): void =>
    sheet.write(
      'P',
      cells.map((text, index) => ({
        text,
        x: (width / 4) * index,
        width: width / 4,
        align: index === 0 ? 'left' : 'right',
        ...look,
      })),
    );
  row([t('rate'), t('net'), t('tax'), t('gross')], small);
  sheet.rule();
  const percent = new Intl.NumberFormat(languageTags[locale], {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  for (const part of tax) {
    row([
      part.rate === 0 ? t('untaxed') : percent.format(part.rate / 1_000),
      shown(part.net),
      shown(part.tax),
      shown(part.gross),
    ]);
  }
  const isAbroad = hasTaxable && tax.every(({ rate }) => rate === 0);
  for (const note of [
    ...(hasGiftCards ? [t('cards')] : []),
    ...(isAbroad ? [t('abroad')] : []),
    ...(dutiesPaid ? [t('dutiesPaid')] : []),
  ]) {
    sheet.write('P', [{ text: note, x: 0, width, ...small }]);
  }
};

const footOf = ({ content: { seller } }: IssuedPaper, t: PaperTexts): WrittenPaper['foot'] => ({
  line: [seller.name, ...seller.address, t('taxNumber', { number: seller.taxNumber })].join(' · '),
  page: t('page', { page: pageMark, pages: pagesMark }),
});

/**
 * Layout of a document with all its texts, in the language it was issued in, independent of the
 * rendering.
 */
export const writePaper = (paper: IssuedPaper): WrittenPaper => {
  const { content, issuedAt, kind, number } = paper;
  const t = paperTexts(content.locale);
  const tag = languageTags[content.locale];
  // Always with cents, even if the shop shows the currency without: net amounts and taxes have
  // cents.
  const decimals = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const shown = ({ amount, currency }: Money): string =>
    `${decimals.format(amount / minorUnitsPerMajor)} ${currency}`.replace('-', '−');
  const write: Write = { sheet: new Sheet(), t, shown };
  writeHead(write.sheet, paper, t);
  writeLines(write, paper);
  writeSums(write, paper);
  writeTax(write, paper);
  return {
    language: tag,
    title: `${t(kind)} ${number}`,
    author: content.seller.name,
    issuedAt,
    steps: write.sheet.steps,
    foot: footOf(paper, t),
    electronicInvoice: electronicInvoiceOf(paper),
  };
};
