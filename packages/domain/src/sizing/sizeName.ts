import { err, ok, type Result } from '../kernel/index.ts';
import { parseSizeRef, type StandardSize, standardSizeOf } from './standardSize.ts';

export type CalendarDay = { readonly day: number; readonly month: number; readonly year: number };

export const maximumSizeName = 50;
export type SizeNameRefused =
  | { readonly kind: 'size-name-required' }
  | { readonly kind: 'size-name-too-long'; readonly maximum: number };

/** Trimmed, 1 to 50 characters (SIZE-45, SIZE-46). */
export const parseSizeName = (typed: string): Result<string, SizeNameRefused> => {
  const name = typed.trim();
  if (name === '') return err({ kind: 'size-name-required' });
  return [...name].length > maximumSizeName
    ? err({ kind: 'size-name-too-long', maximum: maximumSizeName })
    : ok(name);
};

/** `05/11/25`. */
export const shortDay = ({ day, month, year }: CalendarDay): string =>
  [day, month, year].map((part) => String(part % 100).padStart(2, '0')).join('/');

/**
 * SIZE-20: `{size type} - {fit} - dd/MM/yy` in the viewer's words; `on` is the day in the
 * viewer's time zone.
 */
export const nameCustomSize = (
  shown: { readonly sizeType: string; readonly fit: string },
  on: CalendarDay,
): string => `${shown.sizeType} - ${shown.fit} - ${shortDay(on)}`;

/**
 * The content of a generated name: a standard size, or words and a day. Other names are the
 * customer's own.
 */
export type ReadSizeName =
  | { readonly kind: 'standard'; readonly size: StandardSize }
  | { readonly kind: 'dated'; readonly name: string; readonly on: CalendarDay }
  | { readonly kind: 'own'; readonly name: string };

const dayIn = (text: string): CalendarDay | null => {
  const [, day = 0, month = 0, year = 0] = (/^(\d\d)\/(\d\d)\/(\d\d)$/.exec(text) ?? []).map(
    Number,
  );
  const longest = month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= longest
    ? { day, month, year: 2000 + year }
    : null;
};

/**
 * Parses a name of SIZE-19 or SIZE-20, so that it can be shown in the reader's words: `Standard
 * - 7R - 05/11/25` is 7 Regular.
 */
export const readSizeName = (name: string): ReadSizeName => {
  const parts = name.split(' - ');
  const [first = '', second = ''] = parts;
  const on = parts.length === 3 ? dayIn(parts[2] ?? '') : null;
  const standard =
    first === 'Standard' && (parts.length === 2 || on !== null) ? parseSizeRef(second) : null;
  if (standard?.kind === 'standard') return { kind: 'standard', size: standardSizeOf(standard) };
  return on === null ? { kind: 'own', name } : { kind: 'dated', name: `${first}, ${second}`, on };
};
