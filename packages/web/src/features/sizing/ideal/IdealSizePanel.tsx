import { unreachable } from '@tailorbird/domain/kernel';
import {
  type BodyMeasure,
  type CreateSizeTab,
  type CutFor,
  formatStandardSize,
  standardSizeOf,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { PanelLead } from '../../../platform/panels/panelFrame.tsx';
import { type PanelValueProps, usePanels } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { later } from '../../../platform/services/token.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { usePeopleMeasured } from '../../../shared/body/facts/usePeopleMeasured.ts';
import type { Highlight } from '../../../shared/body/figure/BodyFigure.tsx';
import { LiveMeasures } from '../../../shared/body/figure/LiveMeasures.tsx';
import { SessionFigure } from '../../../shared/body/figure/SessionFigure.tsx';
import { ChosenSizeT } from '../../../shared/body/session/chosenSize.ts';
import { SizesT } from '../../../shared/ports/ports.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useDesignedType } from '../useDesignedType.ts';
import styles from './IdealSizePanel.module.css';
import { type IdealSizeStore, IdealSizeStoreT } from './idealSizeStore.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { Result } from './Result.tsx';

const LateSizesT = later(SizesT);

const useGoOn = (store: IdealSizeStore): ((tab: CreateSizeTab) => Promise<void>) => {
  const t = useT('findSize');
  const sizes = useService(LateSizesT);
  const toasts = useService(ToastsT);
  const panels = usePanels();
  const chosenSize = useService(ChosenSizeT);
  const [query] = useQuery();
  const garment = useDesignedType();
  /**
   * Size type of the garment on the page; elsewhere that of the shop's first garment, which can
   * be changed in create-size.
   */
  const sizeTypeId = async (): Promise<number | null> => {
    if (garment?.sizeType) return garment.sizeType.id;
    const types = await (await sizes()).sizeTypes();
    return types.ok ? (types.value[0]?.id ?? null) : null;
  };
  return async (tab) => {
    const id = await sizeTypeId().catch(() => null);
    if (id === null) {
      toasts.error(t('create.notLoaded'));
      return;
    }
    store.session.confirm();
    const found = store.session.recommended;
    const named = query.get('sizeId');
    if (tab === 'standard') {
      if (found) chosenSize.choose(standardSizeOf(found), named);
      store.accept();
    }
    panels.change({
      close: ['ideal-size', 'create-size'],
      open: sizePanel('create-size', id, tab),
      // A size in the URL takes precedence over the session's.
      ...(tab === 'standard' &&
        found &&
        named !== null && { set: { sizeId: formatStandardSize(found) } }),
    });
  };
};

const Calculating = ({ cutFor }: { readonly cutFor: CutFor }): ReactNode => {
  const t = useT('findSize');
  return (
    <div className={styles.calculating} role="status">
      <p className={styles.size}>{t('calculating.title')}</p>
      <p>{t(`calculating.text.${cutFor}`, { people: usePeopleMeasured(cutFor) })}</p>
      <span className={styles.stitches} aria-hidden="true" />
    </div>
  );
};

/**
 * Finds a size from four answers and a body shape, and offers questions that make it more
 * certain (SIZE-10).
 */
const IdealSizePanel = observer(function IdealSizePanel({
  values: [mode],
}: PanelValueProps<'ideal-size'>): ReactNode {
  const store = useService(IdealSizeStoreT, mode);
  const t = useT('findSize');
  const { units } = useSizePreferences();
  const goToNextStep = useGoOn(store);
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const { status, session } = store;
  const slug = useDesignedType()?.sizeType?.slug ?? null;
  useEffect(() => store.enter(slug), [store, slug]);
  useEffect(() => {
    // Each state starts scrolled to the top.
    if (status !== 'closed') content.current?.closest('[tabindex="0"]')?.scrollTo({ top: 0 });
  }, [status]);
  const show = (measure: BodyMeasure | null): void =>
    setHighlight(measure && { of: 'body', measure });
  const main = (): ReactNode => {
    switch (status) {
      case 'closed':
        return null;
      case 'asking':
        return <QuestionStep store={store} />;
      case 'calculating':
        return <Calculating cutFor={session.cutFor} />;
      case 'result':
      case 'no-size':
        return (
          <Result
            store={store}
            highlight={highlight}
            onHighlight={show}
            onGoOn={(tab) => void goToNextStep(tab)}
          />
        );
      default:
        return unreachable(status);
    }
  };
  return (
    <div ref={content} className={styles.panel} data-status={status}>
      {status !== 'closed' && status !== 'asking' && (
        <PanelLead>
          <IconButton icon="left" label={t('back')} onClick={store.goBack} />
        </PanelLead>
      )}
      <div className={styles.stage}>
        <div className={styles.sheet}>
          <SessionFigure className={styles.figure} session={session} highlight={highlight} />
          <LiveMeasures session={session} units={units} />
        </div>
      </div>
      <div className={styles.main}>{main()}</div>
    </div>
  );
});
export default IdealSizePanel;
