import { type RefObject, useEffect, useRef, useState } from 'react';

type Watched = { readonly watch: IntersectionObserver; readonly tell: Map<Element, () => void> };
/** One observer per margin for all elements: a range has a hundred. */
const watches = new Map<number, Watched>();

const watchOf = (margin: number): Watched => {
  const known = watches.get(margin);
  if (known) return known;
  const tell: Watched['tell'] = new Map();
  const look: IntersectionObserverCallback = (seen) => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) tell.get(target)?.();
  };
  const watched = { watch: new IntersectionObserver(look, { rootMargin: `${margin}px` }), tell };
  watches.set(margin, watched);
  return watched;
};

/**
 * True if an element is within `margin` pixels of the viewport. False during server rendering
 * and hydration, so that distant parts cost nothing.
 */
export const useNear = <Near extends HTMLElement>(
  margin: number,
): readonly [RefObject<Near | null>, boolean] => {
  const element = useRef<Near | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    const { watch, tell } = watchOf(margin);
    tell.set(current, () => setNear(true));
    watch.observe(current);
    return () => {
      tell.delete(current);
      watch.unobserve(current);
    };
  }, [isNear, margin]);
  return [element, isNear];
};
