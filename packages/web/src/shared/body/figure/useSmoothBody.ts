import type { BodyNumbers } from '@tailorbird/packshot/body';
import { useEffect, useRef, useState } from 'react';

const duration = 220;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Lengths = Omit<BodyNumbers, 'cutFor'>;

const mixed = (from: BodyNumbers, { cutFor, ...to }: BodyNumbers, share: number): BodyNumbers => ({
  ...(Object.fromEntries(
    (Object.entries(to) as [keyof Lengths, number][]).map(([name, value]) => [
      name,
      from[name] + (value - from[name]) * share,
    ]),
  ) as Lengths),
  cutFor,
});

const isSame = (one: BodyNumbers, { cutFor, ...other }: BodyNumbers): boolean =>
  one.cutFor === cutFor &&
  (Object.keys(other) as (keyof Lengths)[]).every(
    (name) => Math.abs(one[name] - other[name]) < 0.01,
  );

/** Animates the body towards new numbers, unless reduced motion is preferred. */
export const useSmoothBody = (body: BodyNumbers): BodyNumbers => {
  const [shown, setShown] = useState(body);
  const latest = useRef(body);
  useEffect(() => {
    const from = latest.current;
    if (isSame(from, body)) return;
    if (isStill()) {
      latest.current = body;
      setShown(body);
      return;
    }
    let frame = 0;
    let start: number | null = null;
    const draw = (now: number): void => {
      start ??= now;
      const share = Math.min(1, (now - start) / duration);
      latest.current = mixed(from, body, 1 - (1 - share) ** 3);
      setShown(latest.current);
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [body]);
  return shown;
};
