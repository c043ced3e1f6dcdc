import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from '../../platform/navigation/router.ts';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { queryOf, searchWith } from './overview.ts';
import type { OverviewQuery } from './overviewQuery.ts';
import type { Range } from './unpackRange.ts';

export type Overview = {
  readonly query: OverviewQuery;
  /**
   * Path of another selection without language prefix, for links that work without a
   * script.
   */
  readonly pathWith: (changes: Partial<OverviewQuery>) => string;
  /**
   * Applies changes as a history entry, so that going back undoes them. Keeps the scroll
   * position.
   */
  readonly change: (changes: Partial<OverviewQuery>) => void;
  /** Shows more pages. Replaces the URL, so that Back returns to them. */
  readonly showPages: (pages: number) => void;
};

/**
 * Keeps the same object while the selection is equal, so that a URL update after a choice does
 * not recount or rerender.
 */
const useSame = (query: OverviewQuery): OverviewQuery => {
  const [same, storeQuery] = useState(query);
  if (same === query || searchWith([], same) === searchWith([], query)) return same;
  storeQuery(query);
  return query;
};

export const useOverview = (range: Range): Overview => {
  const [params] = useQuery();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  // The selection shows at once and later selections build on it; the URL follows.
  const [ahead, setAhead] = useState<{
    readonly of: URLSearchParams;
    readonly query: OverviewQuery;
  } | null>(null);
  const written = useMemo(() => queryOf(params, range.cards), [params, range]);
  const query = useSame(ahead?.of === params ? ahead.query : written);
  const pathWith = useCallback(
    (changes: Partial<OverviewQuery>) =>
      `${parseLocalizedPath(pathname).path}${searchWith(params, { ...query, pages: 1, ...changes })}`,
    [pathname, params, query],
  );
  const change = useCallback(
    (changes: Partial<OverviewQuery>) => {
      const next = { ...query, pages: 1, ...changes };
      setAhead({ of: params, query: next });
      void navigate({ pathname, search: searchWith(params, next) }, { preventScrollReset: true });
    },
    [navigate, pathname, params, query],
  );
  const showPages = useCallback(
    (pages: number) => {
      const next = { ...query, pages };
      setAhead({ of: params, query: next });
      void navigate(
        { pathname, search: searchWith(params, next), hash },
        { preventScrollReset: true, replace: true },
      );
    },
    [navigate, pathname, hash, params, query],
  );
  return useMemo(
    () => ({ query, pathWith, change, showPages }),
    [query, pathWith, change, showPages],
  );
};
