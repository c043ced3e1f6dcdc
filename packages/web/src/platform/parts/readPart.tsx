import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { useNear } from '../../ui/useNear.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { useIsAttended } from './attention.ts';
import { lazyPart, writtenPart } from './lazyPart.tsx';

/** So far below the screen a part is brought in, in pixels. */
const nearby = 400;

/**
 * A part that is read and does not answer: the server writes it, and what was written stays until somebody uses the page or comes near it. It is written by what changes above from then on.
 * `className` is that of its outermost element, which is a `div`. Its texts are those of the page.
 */
export const readPart = <Props extends object>(
  bringIn: () => Promise<(props: Props) => ReactNode>,
  className: string | undefined,
): ComponentType<Props> => {
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => ({ default: await bringIn() });
  if (import.meta.env.SSR) return writtenPart(load, className);
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, at the top of a module.
  const Written = (props: Props): ReactNode => {
    const [place, isNear] = useNear<HTMLDivElement>(nearby);
    const isWanted = useIsAttended() || isNear;
    const [arrived, setArrived] = useState<{ readonly part: ComponentType<Props> } | null>(null);
    useEffect(() => {
      if (!isWanted) return;
      let isShown = true;
      const stop = whenIdle(() => {
        load().then(
          ({ default: part }) => isShown && startTransition(() => setArrived({ part })),
          // It stays as it was written.
          () => {},
        );
      });
      return () => {
        isShown = false;
        stop();
      };
    }, [isWanted]);
    if (arrived) return createElement(arrived.part, props);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves alone what is there.
    return <div ref={place} className={className} suppressHydrationWarning={true} dangerouslySetInnerHTML={{ __html: '' }} />;
  };
  const Made = lazyPart(load);
  return (props) => {
    const isHydrated = useIsHydrated();
    const [isWritten] = useState(!isHydrated);
    return isWritten ? <Written {...props} /> : <Made {...props} />;
  };
};
