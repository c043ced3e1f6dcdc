import { readSizeName } from '@tailorbird/domain/sizing';
import type { Translate } from '../../platform/texts/texts.ts';
import { sizeWords } from './sizeWords.ts';

/**
 * Display name of a size: translates generated names and keeps custom ones (SIZE-19, SIZE-20).
 */
export const sizeName = (title: string, t: Translate<'sizing'>, languageTag: string): string => {
  const read = readSizeName(title);
  if (read.kind === 'own') return read.name;
  if (read.kind === 'standard') return sizeWords(read.size, t);
  const { day, month, year } = read.on;
  const on = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(languageTag, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return `${read.name}, ${on}`;
};
