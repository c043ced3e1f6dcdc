import { useEffect } from 'react';
import { fragmentOf } from '../../platform/navigation/fragment.ts';
import { useLocation } from '../../platform/navigation/router.ts';

/** Opens the question in the URL's hash and scrolls to it. */
export const useTargetOpen = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(fragmentOf(hash));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView({ block: 'start' });
  }, [hash]);
};
