import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { afterPaint } from '../browser/afterPaint.ts';
import { reloadForMissingScript } from '../missingScripts/missingScripts.ts';
import { useService } from '../services/useService.ts';
import { TextsT } from '../texts/textStore.ts';
import type { Namespace } from '../texts/texts.ts';
import { useLocale, useT } from '../texts/useT.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
type LazyProps = {
  readonly onUnavailable?: () => void;
};
type LazyPart<Props> = ComponentType<Props & LazyProps> & {
  readonly prepare: () => void;
};
/**
 * A component that loads, with its texts, when first shown. A placeholder shows while it loads
 * or if loading fails; by default a skeleton and a retry button. `shape` is the skeleton's.
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  namespaces: readonly Namespace[] = [],
  instead?: (props: Props) => ReactNode,
  shape: 'text' | 'beside' = 'text',
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async (): Promise<void> => {
    loaded = (await load()).default;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a module.
  const Part = ({ onUnavailable, ...rest }: Props & LazyProps): ReactNode => {
    const props = rest as unknown as Props;
    const texts = useService(TextsT);
    const locale = useLocale();
    const t = useT('shell');
    const isHere = (): boolean =>
      loaded !== null && namespaces.every((namespace) => texts.has(locale, namespace));
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(
      isHere() ? 'ready' : 'loading',
    );
    const hasFailed = useRef(false);
    const isReady = state === 'ready' && isHere();
    // biome-ignore lint/correctness/useExhaustiveDependencies: callbacks are called once.
    useEffect(() => {
      if (state !== 'loading') return;
      let isShown = true;
      const loadWithTexts = async (): Promise<void> => {
        const [, errors] = await Promise.all([loadPart(), texts.load(locale, namespaces)]);
        // Missing texts are logged by their loader.
        if (!isHere()) throw errors[0] ?? new Error('The texts of a part are missing');
      };
      // Requesting a file blocks a slow phone for some milliseconds, so show the placeholder
      // first.
      afterPaint(() => {
        if (!isShown) return;
        loadWithTexts().then(
          () => isShown && setState('ready'),
          (error: unknown) => {
            if (!isShown) return;
            if (instead) console.warn('An optional part could not be loaded', error);
            // A second failed try reloads the page with the current release; the address opens
            // the panel again.
            else if (hasFailed.current && reloadForMissingScript(error)) return;
            hasFailed.current = true;
            setState('failed');
            onUnavailable?.();
          },
        );
      });
      return () => {
        isShown = false;
      };
    }, [state, texts, locale]);
    if (isReady && loaded) return createElement(loaded, props);
    if (instead) return instead(props);
    if (state === 'failed')
      return (
        <ErrorBox
          message={t('couldNotLoad')}
          retryLabel={t('tryAgain')}
          onRetry={() => setState('loading')}
        />
      );
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={5} shape={shape} />
      </>
    );
  };
  return Object.assign(Part, {
    prepare: () => afterPaint(() => void loadPart().catch(() => {})),
  });
};

const loadingParts: Promise<void>[] = [];

/** Resolves when the parts rendered on the server have loaded. */
export const partsToWrite = async (): Promise<void> => {
  await Promise.all(loadingParts);
};

/**
 * A component rendered on the server whose HTML stays until its script has loaded. `className`
 * belongs to its outermost element, a `div`. It uses the page's texts.
 */
export const writtenPart = <Props extends object>(
  load: Load<Props>,
  className: string | undefined,
): ComponentType<Props> => {
  if (import.meta.env.SSR) {
    let written: ComponentType<Props> | null = null;
    loadingParts.push(
      load().then((part) => {
        written = part.default;
      }),
    );
    return (props) => written && createElement(written, props);
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a module.
  const Written = (): ReactNode => (
    <div
      className={className}
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the existing HTML.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
  const Taken = lazyPart(load, [], Written);
  const Made = lazyPart(load);
  return (props) => {
    const isHydrated = useIsHydrated();
    const [isWritten] = useState(!isHydrated);
    return createElement(isWritten ? Taken : Made, props);
  };
};

export const nothing = (): ReactNode => null;
