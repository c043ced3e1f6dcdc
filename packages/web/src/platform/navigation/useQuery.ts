import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './router.ts';

/** A query as an address shows it: what only has to be there, such as a panel, goes without an empty value. */
export const queryText = (query: URLSearchParams): string => {
  const text = query.toString().replaceAll(/=(?=&|$)/g, '');
  return text && `?${text}`;
};

/** `edit` is given a copy, and answers what the query becomes. */
type ChangeQuery = (
  edit: (current: URLSearchParams) => URLSearchParams,
  how?: { readonly replace?: boolean },
) => void;

/** The query of the address, and a change of it that leaves everything else where it is: what it does not name, what was asked for just before, the fragment, and how far the page is scrolled. */
export const useQuery = (): readonly [query: URLSearchParams, change: ChangeQuery] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeQuery>(
    (edit, { replace = false } = {}) => {
      void navigate(
        (latest) => ({
          search: queryText(edit(new URLSearchParams(latest.search))),
          hash: latest.hash,
        }),
        {
          replace,
          preventScrollReset: true,
        },
      );
    },
    [navigate],
  );
  return [query, change];
};
