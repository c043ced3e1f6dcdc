import { type Facet, type ProductFilter, toggleValue } from '@tailorbird/domain/catalog';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import styles from './FilterFields.module.css';
import type { FacetOffers } from './overview.ts';

type FilterFieldsProps = {
  readonly offers: readonly FacetOffers[];
  readonly filter: ProductFilter;
  readonly onChange: (filter: ProductFilter) => void;
  /** With what is folded up. */
  readonly isWhole?: boolean;
};

/** Open from the start: what most people begin with. */
const openFirst = ['family', 'color', 'price'];

type Toggle = (facet: Facet, value: string) => void;
type FacetProps = Omit<FilterFieldsProps, 'offers' | 'onChange'> & { readonly of: FacetOffers; readonly onToggle: Toggle };

type ValueProps = {
  readonly facet: Facet;
  readonly value: string;
  readonly title: string;
  readonly hex: string | undefined;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: Toggle;
};

/** There are a hundred and more of them: a choice renders those it changes. */
const FacetValue = memo(function FacetValue({ facet, value, title, hex, count, isChosen, onToggle }: ValueProps): ReactNode {
  const t = useT('catalog');
  const isEmpty = count === 0 && !isChosen;
  return (
    <li>
      <label className={styles.value} data-empty={isEmpty || undefined} title={hex && title}>
        <input
          type="checkbox"
          className={hex ? styles.hidden : styles.box}
          name={facet}
          value={value}
          checked={isChosen}
          disabled={isEmpty}
          aria-label={t('filter.value', { title, count })}
          onChange={() => onToggle(facet, value)}
        />
        {hex && <Swatch hex={hex} size="small" />}
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{count}</span>
      </label>
    </li>
  );
});

/** One facet; what it folds up is made when it is unfolded. */
const FacetFields = ({ of: { facet, choices }, filter, onToggle, isWhole = false }: FacetProps): ReactNode => {
  const t = useT('catalog');
  const isOpen = openFirst.includes(facet) || filter[facet].length > 0;
  const [isUnfolded, setUnfolded] = useState(isWhole || isOpen);
  return (
    <details className={styles.facet} open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && setUnfolded(true)}>
      <summary className={styles.summary}>
        {t(`filter.${facet}`)}
        {filter[facet].length > 0 && <span className={styles.number}>{filter[facet].length}</span>}
        <Icon name="down" size={16} className={styles.arrow} />
      </summary>
      {(isUnfolded || isOpen) &&
        choices.map((choice) => (
          <fieldset key={choice.title} className={styles.choice} aria-label={choice.title ?? t(`filter.${facet}`)}>
            {choice.title !== null && <p className={styles.legend}>{choice.title}</p>}
            <ul className={classNames(styles.values, facet === 'color' && styles.colors)}>
              {choice.offers.map(({ value, title, hex, count }) => (
                <FacetValue
                  key={value}
                  facet={facet}
                  value={value}
                  title={title}
                  hex={hex}
                  count={count}
                  isChosen={filter[facet].includes(value)}
                  onToggle={onToggle}
                />
              ))}
            </ul>
          </fieldset>
        ))}
    </details>
  );
};

/** What the range can be narrowed by, each value with the number of garments it leaves. Fields of a form, which works without a script too. */
export const FilterFields = ({ offers, filter, onChange, isWhole = false }: FilterFieldsProps): ReactNode => {
  const latest = useRef({ filter, onChange });
  useLayoutEffect(() => {
    latest.current = { filter, onChange };
  }, [filter, onChange]);
  const toggle = useCallback<Toggle>((facet, value) => {
    const { current } = latest;
    current.onChange(toggleValue(current.filter, facet, value));
  }, []);
  return offers.map((of) => <FacetFields key={of.facet} of={of} filter={filter} onToggle={toggle} isWhole={isWhole} />);
};
