import { addressLines } from '@tailorbird/domain/checkout';
import {
  err,
  type Money,
  minorUnitsPerMajor,
  money,
  ok,
  type Result,
} from '@tailorbird/domain/kernel';
import {
  type CustomsDeclaration,
  declareGoods,
  needsCustomsDeclaration,
  originCountry,
} from '@tailorbird/domain/legal';
import { paidForPieces, unsentWithdrawnQuantity } from '@tailorbird/domain/orders';
import type { WithCatalog } from '../../contexts/catalog/index.ts';
import type { WithContent } from '../../contexts/content/index.ts';
import { countryName } from '../../contexts/location/index.ts';
import type { StoredOrder } from '../../contexts/orders/index.ts';
import {
  type Cell,
  pageMark,
  pagesMark,
  type Step,
  type WrittenPaper,
  width,
} from '../../contexts/orders/papers/writtenPaper.ts';
import type { Seller } from '../../platform/runtime/settings.ts';
import { goodsOfLine } from './orderedGoods.ts';

/** The shop's goods are declared in English, which every customs office accepts with CN 23. */
const locale = 'en';

const isForUnitedStates = ({ content: { shippingAddress: to } }: StoredOrder): boolean =>
  to?.countryCode === 'US';

/** Digits of the HTSUS as customs writes them, such as 6109.10.00. */
const dotted = (code: string): string => code.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3');

/** The goods in the parcels of an order; gift cards and unsent withdrawn pieces are left out. */
export const declarationOf = (
  shop: WithCatalog & WithContent,
  order: StoredOrder,
): CustomsDeclaration => {
  const { currency } = order.total;
  return declareGoods(
    order.lines.flatMap((line) => {
      const goods = goodsOfLine(shop, line);
      const withdrawn = unsentWithdrawnQuantity(order, line.id);
      const quantity = line.quantity - withdrawn;
      if (!goods?.type.requiresShipping || quantity === 0) return [];
      const paid = paidForPieces(line, { before: withdrawn, quantity });
      // Goods without charge, such as remakes, have the value of equal goods.
      const value =
        paid.amount > 0 ? paid : money(goods.type.prices[currency] * quantity, currency);
      const description = `${goods.type.title[locale]}, ${goods.fibers
        .map(({ fiber, percent }) => `${percent}% ${fiber}`)
        .join(', ')}`;
      return [
        {
          description,
          quantity,
          grams: goods.grams * quantity,
          value,
          hs: goods.hs,
          tariffLine: isForUnitedStates(order) ? goods.htsus : null,
        },
      ];
    }),
    currency,
  );
};

const decimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const written = ({ amount, currency }: Money): string =>
  `${decimals.format(amount / minorUnitsPerMajor)} ${currency}`;
const kilograms = (grams: number): string => `${(grams / 1_000).toFixed(3)} kg`;

/** Columns of the contents: start and width in points, and alignment. */
const columns = [
  [0, 165, 'left'],
  [170, 40, 'right'],
  [215, 65, 'right'],
  [285, 85, 'right'],
  [385, 55, 'left'],
  [445, width - 445, 'left'],
] as const;
const row = (texts: readonly string[], look: Partial<Cell> = {}): Step => ({
  kind: 'write',
  tag: 'P',
  gap: 4,
  cells: texts.map((text, place) => {
    const [x, room, align] = columns[place] ?? [0, width, 'left'];
    return { text, x, width: room, align, ...look };
  }),
});
const line = (text: string, look: Partial<Cell> = {}, tag: 'H1' | 'P' = 'P'): Step => ({
  kind: 'write',
  tag,
  gap: 4,
  cells: [{ text, x: 0, width, ...look }],
});

export type NoDeclaration = { readonly kind: 'no-seller' } | { readonly kind: 'not-needed' };

/** The customs declaration of an order with the fields of form CN 23, as a document. */
export const writeDeclaration = (
  shop: WithCatalog & WithContent,
  order: StoredOrder,
  seller: Seller | null,
  now: Date,
): Result<WrittenPaper, NoDeclaration> => {
  const to = order.content.shippingAddress;
  if (!to || !needsCustomsDeclaration(to.countryCode)) return err({ kind: 'not-needed' });
  if (!seller) return err({ kind: 'no-seller' });
  const { lines, grams, value } = declarationOf(shop, order);
  if (lines.length === 0) return err({ kind: 'not-needed' });
  const half = width / 2;
  const beside = (left: string, right: string, look: Partial<Cell> = {}): Step => ({
    kind: 'write',
    tag: 'P',
    gap: 6,
    cells: [
      { text: left, x: 0, width: half - 12, ...look },
      { text: right, x: half, width: half, ...look },
    ],
  });
  const bold = { font: 'bold' } as const;
  const isRemake = order.content.remakeOf !== undefined;
  return ok({
    language: 'en-US',
    title: `Customs declaration CN 23, order ${order.number}`,
    author: seller.name,
    issuedAt: now.toISOString(),
    electronicInvoice: null,
    foot: {
      line: `Order ${order.number}`,
      page: `Page ${pageMark} of ${pagesMark}`,
    },
    steps: [
      line('Customs declaration CN 23', { font: 'bold', size: 18 }, 'H1'),
      { kind: 'space', more: 8 },
      beside('From', 'To', bold),
      beside(
        [seller.name, ...seller.address, `VAT number: ${seller.taxNumber}`].join('\n'),
        [...addressLines(to, countryName(to.countryCode, locale)), to.phone].join('\n'),
      ),
      { kind: 'space', more: 10 },
      row(['Contents', 'Pieces', 'Net weight', 'Value', 'HS code', 'Origin'], bold),
      { kind: 'rule' },
      ...lines.map((each) =>
        row([
          each.description,
          String(each.quantity),
          kilograms(each.grams),
          written(each.value),
          each.tariffLine === null ? (each.hs ?? 'by hand') : dotted(each.tariffLine),
          originCountry,
        ]),
      ),
      { kind: 'rule' },
      row(
        [
          'Total',
          String(lines.reduce((count, { quantity }) => count + quantity, 0)),
          kilograms(grams),
          written(value),
          '',
          '',
        ],
        bold,
      ),
      { kind: 'space', more: 10 },
      line(
        `Category of item: ${isRemake ? 'other (replacement, free of charge)' : 'sale of goods'}`,
      ),
      line(`Postal charges: ${written(order.shipping)}`),
      line(`Order: ${order.number}. Weights are estimated from the fabric.`),
      ...(isForUnitedStates(order)
        ? [
            line(
              'Codes: HTSUS without the statistical suffix; to be confirmed by a customs broker.',
            ),
          ]
        : []),
      { kind: 'space', more: 24 },
      line('Date and signature of sender: ______________________________'),
    ],
  });
};
