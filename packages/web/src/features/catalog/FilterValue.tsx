import { type Facet, type ProductFilter, toggleValue } from '@tailorbird/domain/catalog';
import { memo, type ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Swatch } from '../../ui/Swatch.tsx';
import styles from './FilterFields.module.css';

/** Applies a step to the filter that is current at the time of the call. */
export type Change = (step: (filter: ProductFilter) => ProductFilter) => void;

type FilterValueProps = {
  readonly facet: Facet;
  readonly value: string;
  readonly title: string;
  readonly hex: string | undefined;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChange: Change;
};

/**
 * A value of a facet with the number of garments it leaves. Memoized: there are over a hundred,
 * and a choice should rerender only the changed ones.
 */
export const FilterValue = memo(function FilterValue({
  facet,
  value,
  title,
  hex,
  count,
  isChosen,
  onChange,
}: FilterValueProps): ReactNode {
  const t = useT('catalog');
  const isEmpty = count === 0 && !isChosen;
  return (
    <li>
      <label className={styles.value} data-empty={isEmpty || undefined}>
        <input
          type="checkbox"
          className={styles.box}
          name={facet}
          value={value}
          checked={isChosen}
          disabled={isEmpty}
          aria-label={t('filter.value', { title, count })}
          onChange={() => onChange((filter) => toggleValue(filter, facet, value))}
        />
        {hex && <Swatch hex={hex} size="small" />}
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </label>
    </li>
  );
});
