import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { type PanelName, usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useSizePreferences } from '../../platform/sizePreferences/useSizePreferences.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { LineState, LineStore } from './lineStore.ts';
import { LineStoreT } from './services.ts';

type LineFrameProps = {
  /** The panel of the address that names the line. */
  readonly panel: PanelName;
  readonly children: (
    ready: Extract<LineState, { status: 'ready' }>,
    store: LineStore,
  ) => ReactNode;
};

/** The line of the basket a panel of the address is about: what shows of it while it is on its way, gone, or not to be had; else what is made of it. */
export const LineFrame = ({ panel, children }: LineFrameProps): ReactNode => {
  const [query] = useQuery();
  const value = query.get(panel) ?? '';
  const lineId = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0;
  return (
    <Line key={lineId} lineId={lineId}>
      {children}
    </Line>
  );
};

type LineProps = Pick<LineFrameProps, 'children'> & { readonly lineId: number };

const Line = observer(function Line({ lineId, children }: LineProps): ReactNode {
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
