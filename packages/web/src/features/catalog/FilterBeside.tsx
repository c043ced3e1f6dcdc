import type { ProductFilter } from '@tailorbird/domain/catalog';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { lazyPart, writtenPart } from '../../platform/parts/lazyPart.tsx';
import styles from './FilterFields.module.css';
import type { FilterFieldsProps } from './FilterFields.tsx';
import type { FacetOffers } from './overview.ts';

const FilterFields = lazyPart<FilterFieldsProps>(() => import('./FilterFields.tsx'));
const WrittenFields = writtenPart<FilterFieldsProps>(
  () => import('./FilterFields.tsx'),
  styles.facet,
);

type FilterProps = {
  /** Counts when it is first asked. */
  readonly offersOf: () => readonly FacetOffers[];
  readonly filter: ProductFilter;
};

/** Where the filter stands beside the garments; `OverviewPage.module.css` says it too. */
const hasRoom = '(width >= 64rem)';

/** Once the page answers, and where there is room: a phone, which has it in a drawer, never makes its hundreds of elements. */
const useRoom = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const room = matchMedia(hasRoom);
    const look = (): void => startTransition(() => setThere(room.matches));
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return isThere;
};

/** The filter beside the garments. */
export const FilterBeside = ({
  offersOf,
  ...rest
}: FilterProps & { readonly onChange: (filter: ProductFilter) => void }): ReactNode =>
  useRoom() && <FilterFields offers={offersOf()} {...rest} />;

/** The whole filter, for a form that is sent without a script. */
export const WholeFilter = ({ offersOf, filter }: FilterProps): ReactNode => (
  <WrittenFields offers={offersOf()} filter={filter} onChange={() => {}} isWhole />
);
