import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { nextPath } from '@tailorbird/domain/shell';

export const onwardFrom = (pathname: string, wanted: string | null): string | null => {
  const next = nextPath(wanted);
  return next?.split(/[?#]/)[0] === parseLocalizedPath(pathname).path ? null : next;
};
