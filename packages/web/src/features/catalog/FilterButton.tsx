import { type ReactNode, startTransition, useState } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OverviewPage.module.css';
import type { FacetOffers } from './overview.ts';
import type { Overview } from './useOverview.ts';

const FilterDrawer = lazyPart(() => import('./FilterDrawer.tsx'), [], nothing);

/** Opens the filter drawer on narrow viewports. Without a script it is a link to the form. */
export const FilterButton = ({
  overview,
  offersOf,
  count,
  chosenCount,
}: {
  readonly overview: Overview;
  readonly offersOf: () => readonly FacetOffers[];
  readonly count: number;
  readonly chosenCount: number;
}): ReactNode => {
  const toasts = useService(ToastsT);
  const t = useT('catalog');
  const shell = useT('shell');
  const [isOpen, setOpen] = useState(false);
  const label = (
    <>
      <Icon name="filter" size={18} />
      {chosenCount > 0 ? t('filter.openChosen', { count: chosenCount }) : t('filter.open')}
    </>
  );
  return (
    <>
      <noscript>
        <a href="#filter" className={styles.filterButton}>
          {label}
        </a>
      </noscript>
      <button
        type="button"
        className={classNames(styles.filterButton, styles.scripted)}
        aria-haspopup="dialog"
        // A transition, since counting the values would delay the button's feedback.
        onClick={() => startTransition(() => setOpen(true))}
      >
        {label}
      </button>
      {isOpen && (
        <FilterDrawer
          overview={overview}
          offers={offersOf()}
          count={count}
          closeLabel={shell('close')}
          onClose={() => setOpen(false)}
          onUnavailable={() => {
            setOpen(false);
            toasts.error(shell('couldNotLoad'));
          }}
        />
      )}
    </>
  );
};
