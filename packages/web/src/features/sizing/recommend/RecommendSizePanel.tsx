import { unreachable } from '@tailorbird/domain/kernel';
import { formatStandardSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useUnknownValue } from '../../../platform/panels/panelFrame.tsx';
import { type PanelValueProps, usePanels } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { ChosenSizeT } from '../../../shared/body/session/chosenSize.ts';
import { useSupportChat } from '../../../shared/support/useSupportChat.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './RecommendSizePanel.module.css';
import type { RecommendSizePanel as PanelState } from './recommendSizeSteps.ts';
import { type RecommendSizeStore, RecommendSizeStoreT } from './recommendSizeStore.ts';
import { ModeSelection, Recommendation, SizeSelection } from './recommendSteps.tsx';

const steps = ['mode-selection', 'size-selection', 'size-recommendation'] as const;

const stepOf = (status: PanelState['status']): number =>
  Math.max(
    0,
    steps.indexOf(status === 'calculating' ? 'size-selection' : (status as 'mode-selection')),
  );

type StepsProps = {
  readonly store: RecommendSizeStore;
  readonly sizeTypeId: number;
  readonly onClose: () => void;
};

const Steps = observer(function Steps({ store, sizeTypeId, onClose }: StepsProps): ReactNode {
  const t = useT('sizes');
  const locale = useLocale();
  const panels = usePanels();
  const chosenSize = useService(ChosenSizeT);
  const named = useQuery()[0].get('sizeId');
  const chat = useSupportChat();
  const content = useRef<HTMLDivElement>(null);
  const { panel } = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: garment names depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  useUnknownValue(store.isUnknown);
  const exit = panel.status === 'closed' ? panel.exit : undefined;
  const isLeft = useRef(false);
  useEffect(() => {
    if (exit === undefined || isLeft.current) return;
    isLeft.current = true;
    switch (exit?.to) {
      case undefined:
        return onClose();
      case 'ideal-size':
        return panels.change({
          close: ['recommend-size'],
          open: sizePanel('ideal-size', exit.mode),
        });
      case 'create-size':
        chosenSize.choose(exit.size, named);
        return panels.change({
          close: ['recommend-size'],
          open: sizePanel('create-size', sizeTypeId, exit.tab),
          ...(named !== null && { set: { sizeId: formatStandardSize(exit.size) } }),
        });
      case 'support-chat':
        chat.open();
        return onClose();
      default:
        return unreachable(exit);
    }
  }, [exit, panels, chosenSize, named, chat, sizeTypeId, onClose]);
  const step = stepOf(panel.status);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [step]);
  if (panel.status === 'closed') return null;
  return (
    <div ref={content} className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.note}>
          {t('recommend.step', { step: step + 1, count: steps.length })}
        </p>
        {step > 0 && (
          <Button
            look="quiet"
            className={styles.back}
            aria-disabled={panel.status === 'calculating'}
            onClick={() => store.send({ type: 'went-back' })}
          >
            <Icon name="left" size={16} />
            {t('recommend.back')}
          </Button>
        )}
      </div>
      {panel.status === 'mode-selection' && <ModeSelection store={store} />}
      {(panel.status === 'size-selection' || panel.status === 'calculating') && (
        <SizeSelection store={store} />
      )}
      {panel.status === 'size-recommendation' && <Recommendation store={store} />}
      <VisuallyHidden>
        <span role="status">{panel.status === 'calculating' && t('recommend.calculating')}</span>
      </VisuallyHidden>
    </div>
  );
});

const Loaded = ({ sizeTypeId, onClose }: Omit<StepsProps, 'store'>): ReactNode => {
  const store = useService(RecommendSizeStoreT, sizeTypeId);
  return store ? (
    <Steps store={store} sizeTypeId={sizeTypeId} onClose={onClose} />
  ) : (
    <Skeleton lines={5} />
  );
};

export default function RecommendSizePanel({
  values: [sizeTypeId],
  onClose,
}: PanelValueProps<'recommend-size'>): ReactNode {
  return <Loaded key={sizeTypeId} sizeTypeId={sizeTypeId} onClose={onClose} />;
}
