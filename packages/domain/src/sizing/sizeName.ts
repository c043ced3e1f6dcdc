import { err, ok, type Result } from '../kernel/index.ts';

export type CalendarDay = { readonly day: number; readonly month: number; readonly year: number };

export const maximumSizeName = 50;
export type SizeNameRefused = { readonly kind: 'size-name-required' } | { readonly kind: 'size-name-too-long'; readonly maximum: number };

/** SIZE-45, SIZE-46: trimmed, 1 to 50 characters. */
export const parseSizeName = (typed: string): Result<string, SizeNameRefused> => {
  const name = typed.trim();
  if (name === '') return err({ kind: 'size-name-required' });
  return [...name].length > maximumSizeName ? err({ kind: 'size-name-too-long', maximum: maximumSizeName }) : ok(name);
};

/** `05/11/25`. */
export const shortDay = ({ day, month, year }: CalendarDay): string =>
  [day, month, year].map((part) => String(part % 100).padStart(2, '0')).join('/');

/** SIZE-20: `{size type} - {fit} - dd/MM/yy`, size type and fit as they are shown; `on` is the day in the viewer's time zone. */
export const nameCustomSize = (shown: { readonly sizeType: string; readonly fit: string }, on: CalendarDay): string =>
  `${shown.sizeType} - ${shown.fit} - ${shortDay(on)}`;
