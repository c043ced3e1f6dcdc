import type { SavedMeans } from '@tailorbird/domain/checkout';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
};

export const useCardWords = () => {
  const t = useT('means');
  const languageTag = useLanguageTag();
  const brandOf = (brand: string): string =>
    brand === 'card' ? t('card') : (brandNames[brand] ?? brand);
  const month = new Intl.DateTimeFormat(languageTag, {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    brandOf,
    nameOf: ({ brand, lastFour }: SavedMeans): string =>
      t('ending', { brand: brandOf(brand), lastFour }),
    untilOf: ({ expires }: SavedMeans): string =>
      t('until', { month: month.format(new Date(`${expires}-15T12:00:00Z`)) }),
    expiredOf: ({ expires }: SavedMeans): string =>
      t('expired', { month: month.format(new Date(`${expires}-15T12:00:00Z`)) }),
  };
};
