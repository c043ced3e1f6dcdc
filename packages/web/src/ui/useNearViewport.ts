import { type RefObject, useEffect, useRef, useState } from 'react';

type Observed = {
  readonly observer: IntersectionObserver;
  readonly callbacks: Map<Element, () => void>;
};
/** One observer per margin for all elements: a range has a hundred. */
const observers = new Map<number, Observed>();

const observerOf = (margin: number): Observed => {
  const known = observers.get(margin);
  if (known) return known;
  const callbacks: Observed['callbacks'] = new Map();
  const look: IntersectionObserverCallback = (seen) => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) callbacks.get(target)?.();
  };
  const observed = {
    observer: new IntersectionObserver(look, { rootMargin: `${margin}px` }),
    callbacks,
  };
  observers.set(margin, observed);
  return observed;
};

/**
 * True if an element is within `margin` pixels of the viewport. False during server rendering
 * and hydration, so that distant parts cost nothing.
 */
export const useNearViewport = <Near extends HTMLElement>(
  margin: number,
): readonly [RefObject<Near | null>, boolean] => {
  const element = useRef<Near | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    const { observer, callbacks } = observerOf(margin);
    callbacks.set(current, () => setNear(true));
    observer.observe(current);
    return () => {
      callbacks.delete(current);
      observer.unobserve(current);
    };
  }, [isNear, margin]);
  return [element, isNear];
};
