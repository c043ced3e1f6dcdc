import { type ProductOrder, productOrders } from '@tailorbird/domain/catalog';
import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OverviewPage.module.css';
import type { Overview } from './useOverview.ts';

export const OrderSelect = ({
  overview: { query, change },
  isSearch,
}: {
  readonly overview: Overview;
  readonly isSearch: boolean;
}): ReactNode => {
  const t = useT('catalog');
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{t('sort.label')}</span>
      <span className={styles.select}>
        <select
          name="sort"
          form="filter-form"
          value={query.order}
          onChange={(event) => change({ order: event.currentTarget.value as ProductOrder })}
        >
          {productOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${isSearch && order === 'recommended' ? 'best' : order}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
    </label>
  );
};
