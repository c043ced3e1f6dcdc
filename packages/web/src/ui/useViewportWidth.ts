import { useEffect, useState } from 'react';

/** A resize is handled once it has rested for so long, in ms (CONST-04). */
export const resizeDebounceMs = 200;

/** The width of the window in pixels, a moment after it was last changed. For parts that are never rendered on the server. */
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
