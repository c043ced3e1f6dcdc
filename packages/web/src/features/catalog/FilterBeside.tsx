import type { ProductFilter } from '@tailorbird/domain/catalog';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { lazyPart, writtenPart } from '../../platform/hydration/lazyPart.tsx';
import styles from './FilterFields.module.css';
import type { FilterFieldsProps } from './FilterFields.tsx';
import type { FacetOffers } from './overview.ts';

const FilterFields = lazyPart<FilterFieldsProps>(() => import('./FilterFields.tsx'));
const WrittenFields = writtenPart<FilterFieldsProps>(
  () => import('./FilterFields.tsx'),
  styles.facet,
);

type FilterProps = {
  /** Counts the garments on the first call. */
  readonly offersOf: () => readonly FacetOffers[];
  readonly filter: ProductFilter;
};

/**
 * Viewport width from which the filter is beside the garments; keep in sync with
 * `OverviewPage.module.css`.
 */
const hasRoom = '(width >= 64rem)';

/**
 * True after hydration on wide viewports: a phone shows the filter in a drawer and never
 * renders its hundreds of elements here.
 */
const useRoom = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const room = matchMedia(hasRoom);
    const checkRoom = (): void => startTransition(() => setThere(room.matches));
    checkRoom();
    room.addEventListener('change', checkRoom);
    return () => room.removeEventListener('change', checkRoom);
  }, []);
  return isThere;
};

export const FilterBeside = ({
  offersOf,
  ...rest
}: FilterProps & { readonly onChange: (filter: ProductFilter) => void }): ReactNode =>
  useRoom() && <FilterFields offers={offersOf()} {...rest} />;

export const WholeFilter = ({ offersOf, filter }: FilterProps): ReactNode => (
  <WrittenFields offers={offersOf()} filter={filter} onChange={() => {}} isWhole />
);
