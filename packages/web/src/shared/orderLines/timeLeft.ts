import type { NumberLocale } from '@tailorbird/domain/kernel';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Remaining time in whole minutes, at most two units: "1 day, 5 hours", "5 hours, 12 minutes",
 * "3 minutes". Empty below one minute.
 */
export const timeLeft = (milliseconds: number, languageTag: NumberLocale): string => {
  const amounts = [
    ['day', Math.floor(milliseconds / dayMs)],
    ['hour', Math.floor((milliseconds % dayMs) / hourMs)],
    ['minute', Math.floor((milliseconds % hourMs) / minuteMs)],
  ] as const;
  const first = amounts.findIndex(([, amount]) => amount > 0);
  if (milliseconds < minuteMs || first < 0) return '';
  return amounts
    .slice(first, first + 2)
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) =>
      new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(
        amount,
      ),
    )
    .join(', ');
};
