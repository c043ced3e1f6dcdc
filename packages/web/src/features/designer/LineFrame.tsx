import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePanels } from '../../platform/panels/panels.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { LineState, LineStore } from './lineStore.ts';

type LineFrameProps = {
  readonly store: LineStore | null;
  readonly children: (ready: Extract<LineState, { status: 'ready' }>) => ReactNode;
};

/** What shows of a line while it is on its way, gone, or not to be had; else what is made of it. */
export const LineFrame = observer(function LineFrame({ store, children }: LineFrameProps): ReactNode {
  const t = useT('garmentPanels');
  const locale = useLocale();
  const panels = usePanels();
  switch (store?.state.status) {
    case undefined:
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <span role="status">{t('line.loading')}</span>
          </VisuallyHidden>
          <Skeleton lines={8} />
        </>
      );
    case 'failed':
      return <ErrorBox message={t('line.failed')} retryLabel={t('line.retry')} onRetry={() => void store?.load(locale)} />;
    case 'missing':
      return (
        <EmptyState title={t('line.missing')} text={t('line.missingText')}>
          <Button onClick={() => panels.show('basket')}>{t('line.toBasket')}</Button>
        </EmptyState>
      );
    case 'ready':
      return children(store?.state as Extract<LineState, { status: 'ready' }>);
  }
});
