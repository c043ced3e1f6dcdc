import { resizeDebounceMs } from '@tailorbird/domain/shell';
import { useEffect, useState } from 'react';

/** The width of the window in pixels, a moment after it was last changed (CONST-04). For parts that are never rendered on the server. */
export const useViewportWidth = (): number => {
  const [width, setWidth] = useState(() => innerWidth);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(innerWidth), resizeDebounceMs);
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);
  return width;
};
