import { noFilter } from '@tailorbird/domain/catalog';
import type { ReactNode } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ChosenProps } from './ChosenFilters.tsx';
import styles from './OverviewPage.module.css';

const NoMatch = ({ chosen, overview }: ChosenProps): ReactNode => {
  const t = useT('catalog');
  const ways = chosen.filter(({ count }) => count > 0);
  return (
    <div>
      <EmptyState title={t('noMatch.title')} {...(ways.length > 0 && { text: t('noMatch.text') })}>
        <ul className={styles.ways}>
          {ways.map(({ facet, value, title, without, count }) => (
            <li key={`${facet} ${value}`}>
              <TextLink to={overview.pathWith({ filter: without })} preventScrollReset>
                {t('noMatch.without', { value: title, count })}
              </TextLink>
            </li>
          ))}
        </ul>
        <LocalLink
          to={overview.pathWith({ filter: noFilter })}
          className={buttonClass('secondary')}
          preventScrollReset
        >
          {t('filter.clear')}
        </LocalLink>
      </EmptyState>
    </div>
  );
};

export default NoMatch;
