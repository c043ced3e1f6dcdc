import type { ProductFilter } from '@tailorbird/domain/catalog';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAhead } from '../../platform/browser/useAhead.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ColorFamily } from './ColorFamily.tsx';
import styles from './FilterFields.module.css';
import { type Change, FilterValue } from './FilterValue.tsx';
import { chosenParts, type FacetOffers } from './overview.ts';

export type FilterFieldsProps = {
  readonly offers: readonly FacetOffers[];
  readonly filter: ProductFilter;
  readonly onChange: (filter: ProductFilter) => void;
  /** Includes collapsed fields. */
  readonly isWhole?: boolean;
};

/** Facets that are open at first: the most used ones. */
const openFirst = ['family', 'color', 'price'];

type FacetProps = Omit<FilterFieldsProps, 'offers' | 'onChange'> & {
  readonly of: FacetOffers;
  readonly onChange: Change;
};

const isSameFacet = (before: FacetProps, now: FacetProps): boolean =>
  before.of === now.of &&
  before.onChange === now.onChange &&
  before.isWhole === now.isWhole &&
  before.filter[now.of.facet] === now.filter[now.of.facet];

/**
 * One facet, rerendered only if its selection or its values change; folded content renders when
 * it is unfolded.
 */
const FacetFields = memo(function FacetFields({
  of,
  filter,
  onChange,
  isWhole = false,
}: FacetProps): ReactNode {
  const { facet, choices } = of;
  const t = useT('catalog');
  const isOpen = openFirst.includes(facet) || filter[facet].length > 0;
  const [isUnfolded, setUnfolded] = useState(isWhole || isOpen);
  return (
    <details
      className={styles.facet}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setUnfolded(true)}
    >
      <summary className={styles.summary}>
        {t(`filter.${facet}`)}
        {filter[facet].length > 0 && (
          <span className={styles.number}>{chosenParts(of, filter).length}</span>
        )}
        <Icon name="down" size={16} className={styles.arrow} />
      </summary>
      {(isUnfolded || isOpen) &&
        choices.map((choice) =>
          facet === 'color' ? (
            <ColorFamily
              key={choice.title}
              family={choice}
              chosen={filter.color}
              onChange={onChange}
              isWhole={isWhole}
            />
          ) : (
            <fieldset
              key={choice.title}
              className={styles.choice}
              aria-label={choice.title ?? t(`filter.${facet}`)}
            >
              {choice.title !== null && <p className={styles.legend}>{choice.title}</p>}
              <ul>
                {choice.offers.map(({ value, title, hex, count }) => (
                  <FilterValue
                    key={value}
                    {...{ facet, value, title, hex, count, onChange }}
                    isChosen={filter[facet].includes(value)}
                  />
                ))}
              </ul>
            </fieldset>
          ),
        )}
    </details>
  );
}, isSameFacet);

/**
 * All facets of the range, each value with the number of garments it leaves. Form fields, so
 * that they work without a script.
 */
const FilterFields = ({
  offers,
  filter,
  onChange,
  isWhole = false,
}: FilterFieldsProps): ReactNode => {
  const [shown, choose] = useAhead(filter, onChange);
  const latest = useRef({ shown, choose });
  useLayoutEffect(() => {
    latest.current = { shown, choose };
  }, [shown, choose]);
  const change = useCallback<Change>((step) => {
    const { current } = latest;
    current.choose(step(current.shown));
  }, []);
  return offers.map((of) => (
    <FacetFields key={of.facet} of={of} filter={shown} onChange={change} isWhole={isWhole} />
  ));
};

export default FilterFields;
