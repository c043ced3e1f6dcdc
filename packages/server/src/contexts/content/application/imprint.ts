import type { Block } from '@tailorbird/domain/content';
import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/imprint.json';
import { bareAddress } from '../../../platform/mail/mailbox.ts';
import { type Settings, sampleSeller } from '../../../platform/runtime/settings.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('imprint');

export const imprintSlug = 'imprint';

const section = (heading: string, paragraphs: readonly (string | null)[]): readonly Block[] => {
  const texts = paragraphs.filter((paragraph) => paragraph !== null);
  return texts.length === 0
    ? []
    : [{ kind: 'text', heading, paragraphs: texts, list: null, beside: null }];
};

/**
 * The operator of the shop, from the settings. Omits empty settings. A sample is labeled as
 * one.
 */
export const imprintBlocks = (
  { seller, imprint, supportAddress }: Pick<Settings, 'seller' | 'imprint' | 'supportAddress'>,
  locale: Locale,
): readonly Block[] => {
  const t = textsIn(locale);
  const isSample = seller === sampleSeller;
  return [
    ...(isSample ? [{ kind: 'lead', text: t('sample') } as const] : []),
    ...section(t('seller'), [
      seller?.name ?? null,
      seller?.address.join(', ') ?? null,
      imprint.representative && t('representative', { name: imprint.representative }),
    ]),
    ...section(t('reach'), [
      t('email', { address: bareAddress(supportAddress) }),
      imprint.phone && t('phone', { number: imprint.phone }),
      t('form'),
    ]),
    ...section(t('register'), [
      imprint.register && t('entry', { entry: imprint.register }),
      seller && t('taxNumber', { number: seller.taxNumber }),
    ]),
  ];
};
