import { noFilter } from '@tailorbird/domain/catalog';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OverviewPage.module.css';
import type { ChosenValue } from './overview.ts';
import type { Overview } from './useOverview.ts';

export type ChosenProps = { readonly chosen: readonly ChosenValue[]; readonly overview: Overview };

export const ChosenFilters = ({ chosen, overview }: ChosenProps): ReactNode => {
  const t = useT('catalog');
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')}>
      {chosen.map(({ facet, value, title, without }) => (
        <li key={`${facet} ${value}`}>
          <LocalLink
            to={overview.pathWith({ filter: without })}
            className={styles.chip}
            aria-label={t('filter.remove', { value: title })}
            rel="nofollow"
            preventScrollReset
          >
            {title}
            <Icon name="close" size={12} />
          </LocalLink>
        </li>
      ))}
      <li>
        <LocalLink
          to={overview.pathWith({ filter: noFilter })}
          className={styles.clear}
          preventScrollReset
        >
          {t('filter.clear')}
        </LocalLink>
      </li>
    </ul>
  );
};
