import { type Locale, languageTags, unreachable } from '@tailorbird/domain/kernel';
import { formatStandardSize, readSizeName } from '@tailorbird/domain/sizing';
import type texts from '../../../../locales/en/basket.json';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('basket');

/**
 * The title of a size for display: generated names are translated, names given by customers
 * stay.
 */
export const sizeTitle = (title: string, locale: Locale): string => {
  const read = readSizeName(title);
  switch (read.kind) {
    case 'standard':
      return textsIn(locale)(`size.${read.size.length}`, {
        base: formatStandardSize(read.size).slice(0, -1),
      });
    case 'dated': {
      const { day, month, year } = read.on;
      const on = new Date(Date.UTC(year, month - 1, day));
      return textsIn(locale)('size.dated', {
        name: read.name,
        day: on.toLocaleDateString(languageTags[locale], { dateStyle: 'medium', timeZone: 'UTC' }),
      });
    }
    case 'own':
      return read.name;
    default:
      return unreachable(read);
  }
};
