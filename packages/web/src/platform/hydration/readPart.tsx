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
import { withoutBase } from '../../ui/basePath.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { openDocument } from '../site/shopLocation.ts';
import { useIsAttended } from './attention.ts';
import { lazyPart, writtenPart } from './lazyPart.tsx';

type ReadPart<Props> = ComponentType<Props> & {
  readonly prepare: () => void;
  /** Keeps the part's style sheets in the page's bundle, because its HTML is in the page. */
  readonly styles: readonly CSSModuleClasses[];
};

/** Distance below the viewport at which a part loads, in pixels. */
const nearby = 400;

const pressable = 'a[href^="/"],input,button';

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Repeats a press made before hydration on the element now in its place. If the part cannot load,
 * links load their page.
 */
const usePressAgain = (
  place: RefObject<HTMLElement | null>,
  state: 'waiting' | 'arrived' | 'failed',
): void => {
  const again = useRef<{ readonly press: () => void; readonly href: string | null } | null>(null);
  useEffect(() => {
    if (state === 'arrived') again.current?.press();
    if (state === 'failed' && again.current?.href) openDocument(withoutBase(again.current.href));
    const { current } = place;
    const onClick = (event: MouseEvent): void => {
      const pressed = (event.target as Element).closest<HTMLElement>(pressable);
      if (!pressed || !isPlainPress(event)) return;
      const [parent, before] = [current?.parentElement, current?.previousElementSibling];
      const allOf = (): HTMLElement[] => [
        ...((before
          ? before.nextElementSibling
          : parent?.firstElementChild
        )?.querySelectorAll<HTMLElement>(pressable) ?? []),
      ];
      const nth = allOf().indexOf(pressed);
      const href = pressed.getAttribute('href');
      if (href && state === 'failed') return;
      if (href) event.preventDefault();
      again.current = { press: () => allOf()[nth]?.click(), href };
    };
    current?.addEventListener('click', onClick);
    return () => current?.removeEventListener('click', onClick);
  }, [place, state]);
};

/**
 * A component rendered on the server whose HTML stays until the visitor uses the page, comes
 * near it, or its props change. Earlier presses are repeated then. `className` belongs to its
 * outermost element, a `div`. It uses the page's texts.
 */
export const readPart = <Props extends object>(
  loadPart: () => Promise<(props: Props) => ReactNode>,
  className: string | undefined,
  styles: readonly CSSModuleClasses[] = [],
): ReadPart<Props> => {
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => ({
    default: await loadPart(),
  });
  if (import.meta.env.SSR)
    return Object.assign(writtenPart(load, className), { prepare: () => {}, styles });
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a module.
  const Written = (props: Props): ReactNode => {
    const [place, isNear] = useNearViewport<HTMLDivElement>(nearby);
    const [first] = useState(props);
    const hasChanged = (Object.keys(props) as (keyof Props)[]).some(
      (name) => props[name] !== first[name],
    );
    const isWanted = useIsAttended() || isNear || hasChanged;
    const [arrived, setArrived] = useState<{ readonly part: ComponentType<Props> } | null>(null);
    const [hasFailed, setFailed] = useState(false);
    usePressAgain(place, arrived ? 'arrived' : hasFailed ? 'failed' : 'waiting');
    useEffect(() => {
      if (!isWanted) return;
      let isShown = true;
      const stop = whenIdle(() => {
        load().then(
          ({ default: part }) => isShown && startTransition(() => setArrived({ part })),
          () => setFailed(true),
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
