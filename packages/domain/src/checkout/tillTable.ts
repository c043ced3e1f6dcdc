import { csvField, minorUnitsPerMajor } from '../kernel/index.ts';
import type { TillEntry } from './sumTill.ts';

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

/** Minor units as a decimal, negative for refunds. */
const decimalOf = ({ kind, amount: { amount } }: TillEntry): string =>
  `${kind === 'refund' && amount > 0 ? '-' : ''}${Math.floor(amount / minorUnitsPerMajor)}.${String(amount % minorUnitsPerMajor).padStart(2, '0')}`;

export const tillTable = (entries: readonly TillEntry[]): string =>
  [
    columns.join(','),
    ...entries.map((entry) =>
      [
        ...[entry.at, entry.store, entry.kind, entry.orderNumber, entry.means, entry.reference].map(
          csvField,
        ),
        decimalOf(entry),
        entry.amount.currency,
        csvField(entry.by ?? ''),
      ].join(','),
    ),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
