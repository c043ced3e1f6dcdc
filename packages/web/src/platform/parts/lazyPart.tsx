import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useService } from '../services/useService.ts';
import { TextsT } from '../texts/textStore.ts';
import type { Namespace } from '../texts/texts.ts';
import { useLocale, useT } from '../texts/useT.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
type LatePart<Props> = ComponentType<Props> & {
  /** Starts loading, when somebody is about to need it. */
  readonly prepare: () => void;
};

/**
 * A component that arrives, with its texts, when it is first shown: what a page does not need at once. Meanwhile a skeleton shows; when it cannot be
 * loaded, a way to try again.
 */
export const lazyPart = <Props extends object>(load: Load<Props>, namespaces: readonly Namespace[]): LatePart<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const bringIn = async (): Promise<void> => {
    loaded = (await load()).default;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, at the top of a module.
  const Part = (props: Props): ReactNode => {
    const texts = useService(TextsT);
    const locale = useLocale();
    const t = useT('shell');
    const isHere = (): boolean => loaded !== null && namespaces.every((namespace) => texts.has(locale, namespace));
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(isHere() ? 'ready' : 'loading');
    const isReady = state === 'ready' && isHere();
    useEffect(() => {
      if (state !== 'loading') return;
      let wanted = true;
      Promise.all([bringIn(), texts.load(locale, namespaces)]).then(
        () => wanted && setState('ready'),
        () => wanted && setState('failed'),
      );
      return () => {
        wanted = false;
      };
    }, [state, texts, locale]);
    if (isReady && loaded) return createElement(loaded, props);
    if (state === 'failed') return <ErrorBox message={t('couldNotLoad')} retryLabel={t('tryAgain')} onRetry={() => setState('loading')} />;
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={5} />
      </>
    );
  };
  return Object.assign(Part, {
    prepare: () => {
      bringIn().catch(() => {});
    },
  });
};
