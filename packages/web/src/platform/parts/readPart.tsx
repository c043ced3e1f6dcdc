import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { useNear } from '../../ui/useNear.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { useIsAttended } from './attention.ts';
import { lazyPart, writtenPart } from './lazyPart.tsx';

type ReadPart<Props> = ComponentType<Props> & {
  /** Starts loading before the part is shown, if it is not in the page yet. */
  readonly prepare: () => void;
  /** Keeps the style sheets of the part with the page, whose HTML contains it. */
  readonly styles: readonly CSSModuleClasses[];
};

/** Distance below the viewport at which a part loads, in pixels. */
const nearby = 400;

const pressable = 'input,button';

/** Repeats a press made before hydration on the element now in its place. */
const usePressAgain = (place: RefObject<HTMLElement | null>, hasArrived: boolean): void => {
  const again = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (hasArrived) again.current?.();
    const parent = place.current?.parentElement;
    place.current?.addEventListener('click', ({ target }) => {
      const allOf = (): HTMLElement[] => [
        ...(parent?.querySelectorAll<HTMLElement>(pressable) ?? []),
      ];
      const nth = allOf().indexOf(target as HTMLElement);
      again.current = () => allOf()[nth]?.click();
    });
  }, [place, hasArrived]);
};

/**
 * A component rendered on the server whose HTML stays until the visitor uses the page, comes
 * near it, or its props change. Earlier presses are repeated then. `className` belongs to its
 * outermost element, a `div`. It uses the page's texts.
 */
export const readPart = <Props extends object>(
  bringIn: () => Promise<(props: Props) => ReactNode>,
  className: string | undefined,
  styles: readonly CSSModuleClasses[] = [],
): ReadPart<Props> => {
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => ({
    default: await bringIn(),
  });
  if (import.meta.env.SSR)
    return Object.assign(writtenPart(load, className), { prepare: () => {}, styles });
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, at the top of a module.
  const Written = (props: Props): ReactNode => {
    const [place, isNear] = useNear<HTMLDivElement>(nearby);
    const [first] = useState(props);
    const hasChanged = (Object.keys(props) as (keyof Props)[]).some(
      (name) => props[name] !== first[name],
    );
    const isWanted = useIsAttended() || isNear || hasChanged;
    const [arrived, setArrived] = useState<{ readonly part: ComponentType<Props> } | null>(null);
    usePressAgain(place, arrived !== null);
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
    return (
      <div
        ref={place}
        className={className}
        suppressHydrationWarning={true}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the existing HTML.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  };
  const Made = lazyPart(load);
  const Part = memo((props: Props) => {
    const isHydrated = useIsHydrated();
    const [isWritten] = useState(!isHydrated);
    return isWritten ? <Written {...props} /> : <Made {...props} />;
  }) as unknown as ComponentType<Props>;
  return Object.assign(Part, { prepare: Made.prepare, styles });
};
