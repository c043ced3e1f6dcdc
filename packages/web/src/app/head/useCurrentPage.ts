import { useMatches } from '../../platform/navigation/router.ts';
import type { PageHandle } from '../pages/pages.ts';

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'meta' in handle;

/** Data is undefined if loading failed, and null if there is none. */
export const useCurrentPage = (): {
  readonly handle: PageHandle;
  readonly data: unknown;
} | null => {
  const last = useMatches().at(-1);
  return last && isPageHandle(last.handle) ? { handle: last.handle, data: last.loaderData } : null;
};
