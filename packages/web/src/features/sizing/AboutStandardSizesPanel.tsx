import { baseSizes, letterSizeOf, standardSizes } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import styles from './SizingPanels.module.css';

const letters = [...new Set(baseSizes.map(letterSizeOf))];

/** What the standard sizes are, in four parts (SIZE-06). */
export default function AboutStandardSizesPanel(): ReactNode {
  const t = useT('sizing');
  return (
    <div className={styles.panel}>
      <section>
        <h3>{t('about.sizes.title', { count: standardSizes.length })}</h3>
        <p>{t('about.sizes.text')}</p>
      </section>
      <section>
        <h3>{t('about.base.title')}</h3>
        <p>{t('about.base.text')}</p>
      </section>
      <section>
        <h3>{t('about.comparison.title')}</h3>
        <p>{t('about.comparison.text')}</p>
        <table className={styles.comparison}>
          <thead>
            <tr>
              <th scope="col">{t('about.comparison.letter')}</th>
              <th scope="col">{t('about.comparison.bases')}</th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter}>
                <th scope="row">{letter}</th>
                <td>{baseSizes.filter((base) => letterSizeOf(base) === letter).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{t('about.length.title')}</h3>
        <p>{t('about.length.text')}</p>
      </section>
    </div>
  );
}
