import type { OverviewQuery } from '@tailorbird/domain/catalog';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../router.ts';
import { queryOf, searchWith } from './overview.ts';
import type { Range } from './unpackRange.ts';

export type Overview = {
  readonly query: OverviewQuery;
  /** Address of another choice, without language prefix: for links, which lead there without a script too. */
  readonly pathWith: (changes: Partial<OverviewQuery>) => string;
  /** Makes another choice: a step in the history, so that going back takes it back. The page stays where it is. */
  readonly change: (changes: Partial<OverviewQuery>) => void;
};

/** The choices of the overview; the address holds them. */
export const useOverview = (range: Range): Overview => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => queryOf(params, range.cards), [params, range]);
  const pathWith = useCallback(
    (changes: Partial<OverviewQuery>) => `${parseLocalizedPath(pathname).path}${searchWith(params, { ...query, ...changes })}`,
    [pathname, params, query],
  );
  const change = useCallback(
    (changes: Partial<OverviewQuery>) => {
      void navigate({ pathname, search: searchWith(params, { ...query, ...changes }) }, { preventScrollReset: true });
    },
    [navigate, pathname, params, query],
  );
  return useMemo(() => ({ query, pathWith, change }), [query, pathWith, change]);
};
