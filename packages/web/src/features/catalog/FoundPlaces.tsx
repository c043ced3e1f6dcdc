import type { FoundPlace } from '@tailorbird/domain/search';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import styles from './FoundPlaces.module.css';

export const FoundPlaces = ({ places }: { readonly places: readonly FoundPlace[] }): ReactNode => {
  const t = useT('catalog');
  if (places.length === 0) return null;
  return (
    <section className={styles.places} aria-labelledby="places">
      <h2 id="places" className={styles.title}>
        {t('search.places')}
      </h2>
      <ul className={styles.list}>
        {places.map(({ path, kind, title, text }) => (
          <li key={path} className={styles.place}>
            <p className={styles.kind}>{t(`search.kind.${kind}`)}</p>
            <h3 className={styles.name}>
              <LocalLink to={path} className={styles.link}>
                {title}
              </LocalLink>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
