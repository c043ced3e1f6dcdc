import type { Certificate } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { withBase } from '../../ui/basePath.ts';
import styles from './CertificateMark.module.css';

/**
 * A certificate in the footer: emblem, name, and a description on hover and for screen readers.
 * Samples are labeled as such (SHELL-20).
 */
export const CertificateMark = ({
  certificate,
}: {
  readonly certificate: Certificate;
}): ReactNode => {
  const t = useT('certificates');
  const tag = useLanguageTag();
  const { name, text, issuer, number, to, validUntil, emblem, isSample } = certificate;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${validUntil}T00:00:00Z`),
  );
  const facts = { name, text, issuer, number, date };
  const alt = t(isSample ? 'sample' : number === '' ? 'unnumbered' : 'facts', facts);
  const mark = (
    <>
      <img
        src={withBase(`/drawings/certificates/${emblem}${isSample ? '-sample' : ''}.svg`)}
        alt={alt}
        title={alt}
        width={72}
        height={72}
        loading="lazy"
        className={styles.emblem}
      />
      <span aria-hidden="true">{name}</span>
    </>
  );
  return to.startsWith('/') ? (
    <LocalLink to={to} className={styles.mark}>
      {mark}
    </LocalLink>
  ) : (
    <a href={withBase(to)} rel="noreferrer" className={styles.mark}>
      {mark}
    </a>
  );
};
