import { minorUnitsPerMajor } from '../kernel/index.ts';
import type { TillEntry } from './sumTill.ts';

/** A field of a table: quoted where it has to be, and never a formula to a spreadsheet, whatever somebody typed. */
const field = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const columns = [
  'at',
  'store',
  'kind',
  'order',
  'means',
  'reference',
  'amount',
  'currency',
  'by',
] as const;

/** Minor units as a decimal with a point, negative where money went out. */
const decimalOf = ({ kind, amount: { amount } }: TillEntry): string =>
  `${kind === 'refund' && amount > 0 ? '-' : ''}${Math.floor(amount / minorUnitsPerMajor)}.${String(amount % minorUnitsPerMajor).padStart(2, '0')}`;

/** A till as a table, RFC 4180: a line an entry. */
export const tillTable = (entries: readonly TillEntry[]): string =>
  [
    columns.join(','),
    ...entries.map((entry) =>
      [
        ...[entry.at, entry.store, entry.kind, entry.orderNumber, entry.means, entry.reference].map(
          field,
        ),
        decimalOf(entry),
        entry.amount.currency,
        field(entry.by ?? ''),
      ].join(','),
    ),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
