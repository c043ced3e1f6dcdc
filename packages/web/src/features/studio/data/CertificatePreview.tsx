import { type Certificate, certificateEmblems } from '@tailorbird/domain/content';
import type { ShopValue } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { CertificateMark } from '../../../shared/certificates/CertificateMark.tsx';
import styles from '../people/Staff.module.css';
import type { ShopDataStore } from './shopDataStore.ts';

const textOf = (value: ShopValue[string] | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const certificateOf = (value: ShopValue, locale: string): Certificate => {
  const localizedText = (field: 'name' | 'text'): string =>
    textOf(value[`${field}_${locale === 'de' ? 'de' : 'en'}`]);
  const validUntil = textOf(value.last_day);
  return {
    slug: 'preview',
    name: localizedText('name'),
    text: localizedText('text'),
    issuer: textOf(value.issuer),
    number: textOf(value.number),
    to: textOf(value.link),
    validUntil: Number.isNaN(Date.parse(validUntil)) ? '2099-12-31' : validUntil,
    emblem: certificateEmblems.find((emblem) => emblem === value.emblem) ?? 'stitches',
    isSample: value.sample === true,
  };
};

export const CertificatePreview = observer(function CertificatePreview({
  store,
}: {
  readonly store: ShopDataStore;
}): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  if (!store.draft) return null;
  return (
    <section className={styles.form} aria-label={t('data.certificatePreview')}>
      <h3 className={styles.subtitle}>{t('data.certificatePreview')}</h3>
      <CertificateMark certificate={certificateOf(store.draft.after, locale)} />
    </section>
  );
});
