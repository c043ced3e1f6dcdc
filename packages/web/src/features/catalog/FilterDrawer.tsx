import { noFilter } from '@tailorbird/domain/catalog';
import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import FilterFields from './FilterFields.tsx';
import styles from './OverviewPage.module.css';
import type { FacetOffers } from './overview.ts';
import type { Overview } from './useOverview.ts';

type FilterDrawerProps = {
  readonly overview: Overview;
  readonly offers: readonly FacetOffers[];
  readonly count: number;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/**
 * The filter as a drawer on narrow viewports. Each choice immediately updates the number of
 * garments.
 */
const FilterDrawer = ({
  overview: { query, change },
  offers,
  count,
  closeLabel,
  onClose,
}: FilterDrawerProps): ReactNode => {
  const t = useT('catalog');
  return (
    <SidePanel
      title={t('filter.title')}
      closeLabel={closeLabel}
      onClose={onClose}
      footer={
        <div className={styles.drawerFoot}>
          <Button look="quiet" onClick={() => change({ filter: noFilter })}>
            {t('filter.clear')}
          </Button>
          <button type="button" className={buttonClass('primary')} onClick={onClose}>
            {t('filter.show', { count })}
          </button>
        </div>
      }
    >
      <div className={styles.fields}>
        <FilterFields
          offers={offers}
          filter={query.filter}
          onChange={(filter) => change({ filter })}
        />
      </div>
    </SidePanel>
  );
};

export default FilterDrawer;
