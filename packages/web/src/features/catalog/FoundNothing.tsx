import type { ReactNode } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { OverviewData } from './loadOverview.ts';
import styles from './OverviewPage.module.css';

const FoundNothing = ({
  data: { found, headings },
}: {
  readonly data: OverviewData;
}): ReactNode => {
  const t = useT('catalog');
  if (!found)
    return (
      <div className={styles.nothing}>
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      </div>
    );
  return (
    <div className={styles.nothing}>
      <EmptyState title={t('search.foundNothing')} text={t('search.tips')}>
        {found.suggestion !== null && (
          <p>
            <TextLink to={`/products?${new URLSearchParams({ q: found.suggestion })}`}>
              {t('search.meant', { suggestion: found.suggestion })}
            </TextLink>
          </p>
        )}
        <p className={styles.browse}>{t('search.browse')}</p>
        <ul className={styles.rails}>
          {headings.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink to={`/products/${slug}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
};

export default FoundNothing;
