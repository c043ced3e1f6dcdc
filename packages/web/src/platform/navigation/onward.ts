import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { nextPath } from '@tailorbird/domain/shell';

/** Where a page leads on to, by what its address says, without language prefix; not to itself. */
export const onwardFrom = (pathname: string, wanted: string | null): string | null => {
  const next = nextPath(wanted);
  return next?.split(/[?#]/)[0] === parseLocalizedPath(pathname).path ? null : next;
};
