import type { Block } from '@tailorbird/domain/content';
import type { Locale } from '@tailorbird/domain/kernel';
import { accessibilityAuthorityOf } from '@tailorbird/domain/legal';
import { countryOfTaxNumber } from '@tailorbird/domain/location';
import type texts from '../../../../locales/en/legal.json';
import type { Settings } from '../../../platform/runtime/settings.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('legal');

export const guaranteeSlug = 'legal-guarantee';

export const guaranteeNoticePath = (locale: Locale): string => `/legal-guarantee/${locale}.svg`;

/** The official notice in the reader's language; empty without a file in the settings. */
export const guaranteeNoticeBlocks = (
  { guaranteeNotice }: Pick<Settings, 'guaranteeNotice'>,
  locale: Locale,
): readonly Block[] =>
  guaranteeNotice[locale] === undefined
    ? []
    : [
        {
          kind: 'graphic',
          path: guaranteeNoticePath(locale),
          text: textsIn(locale)('guaranteeNotice'),
        },
      ];

export const accessibilitySlug = 'accessibility';

/**
 * The authority that hears complaints about accessibility, of the settings or of the seller's
 * country (LEGAL-12); empty if it is unknown.
 */
export const accessibilityAuthorityBlocks = (
  { accessibilityAuthority, seller }: Pick<Settings, 'accessibilityAuthority' | 'seller'>,
  locale: Locale,
): readonly Block[] => {
  const country = seller && countryOfTaxNumber(seller.taxNumber);
  const authority = accessibilityAuthority ?? accessibilityAuthorityOf(country)?.name;
  return authority === undefined
    ? []
    : [
        {
          kind: 'text',
          heading: null,
          paragraphs: [textsIn(locale)('accessibilityAuthority', { authority })],
          list: null,
          beside: null,
        },
      ];
};
