import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { LineState, LineStore } from './lineStore.ts';
import { LineStoreT } from './lineStore.ts';

type LineFrameProps = {
  readonly lineId: number;
  readonly children: (
    ready: Extract<LineState, { status: 'ready' }>,
    store: LineStore,
  ) => ReactNode;
};

const Line = observer(function Line({ lineId, children }: LineFrameProps): ReactNode {
  const t = useT('garmentPanels');
  const locale = useLocale();
  const panels = usePanels();
  const store = useService(LineStoreT, lineId);
  useSizePreferences();
  useEffect(() => {
    void store?.load(locale);
  }, [store, locale]);
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
      return (
        <ErrorBox
          message={t('line.failed')}
          retryLabel={t('line.retry')}
          onRetry={() => void store?.load(locale)}
        />
      );
    case 'missing':
      return (
        <EmptyState title={t('line.missing')} text={t('line.missingText')}>
          <Button onClick={() => panels.show('basket')}>{t('line.toBasket')}</Button>
        </EmptyState>
      );
    case 'ready':
      return store && children(store.state as Extract<LineState, { status: 'ready' }>, store);
  }
});

/**
 * The basket line of a panel: its loading, missing and failed states, or `children` with the
 * line.
 */
export const LineFrame = (props: LineFrameProps): ReactNode => (
  <Line key={props.lineId} {...props} />
);
