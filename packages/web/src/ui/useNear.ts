import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element is in view, or closer to it than `margin` pixels; true ever after. False while a page is rendered and taken over, so that what is
 * far away costs nothing.
 */
export const useNear = <Element extends HTMLElement>(margin: number): readonly [RefObject<Element | null>, boolean] => {
  const element = useRef<Element | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: `${margin}px`,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [isNear, margin]);
  return [element, isNear];
};
