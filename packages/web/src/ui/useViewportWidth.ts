import { useEffect, useState } from 'react';

/** CONST-04, in ms. */
export const resizeDebounceMs = 200;

/**
 * Window width in pixels at a text size of 16 pixels, the unit of the style sheets'
 * breakpoints. Twice the text size halves the width.
 */
export const viewportWidth = (): number =>
  (innerWidth * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** `viewportWidth`, debounced. For parts that are never rendered on the server. */
export const useViewportWidth = (): number => {
  const [width, setWidth] = useState(viewportWidth);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(viewportWidth()), resizeDebounceMs);
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);
  return width;
};
