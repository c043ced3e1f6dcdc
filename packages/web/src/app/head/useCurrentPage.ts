import { useMatches } from '../../platform/navigation/router.ts';
import type { PageHandle } from '../pages/pages.ts';

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'meta' in handle;

/**
 * The page of the URL. Its data is undefined if loading failed, and null if it has none to
 * load.
 */
export const useCurrentPage = (): {
  readonly handle: PageHandle;
  readonly data: unknown;
} | null => {
  const last = useMatches().at(-1);
  return last && isPageHandle(last.handle) ? { handle: last.handle, data: last.loaderData } : null;
};
