import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './router.ts';

/** The query as text; parameters without a value, such as a panel, omit the equals sign. */
export const queryText = (query: URLSearchParams): string => {
  const text = query.toString().replaceAll(/=(?=&|$)/g, '');
  return text && `?${text}`;
};

/** `edit` receives a copy and returns the new query. */
type ChangeQuery = (
  edit: (current: URLSearchParams) => URLSearchParams,
  how?: { readonly replace?: boolean },
) => void;

/**
 * The query of the address, and a function that changes it. A change keeps other parameters,
 * pending changes, the hash and the scroll position.
 */
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
