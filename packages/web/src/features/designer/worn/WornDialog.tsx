import type { WornRequest } from '@tailorbird/atelier/worn';
import { easeOn } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePanels } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { FittingFigure } from '../../../shared/body/figure/FittingFigure.tsx';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { WideDialog } from '../../../ui/WideDialog.tsx';
import type { DesignerStore } from '../designerStore.ts';
import { sizeText } from '../sizeText.ts';
import { drapeInWorker } from './drapeInWorker.ts';
import { EaseTable } from './EaseTable.tsx';
import type { SizeToWear } from './sizeToWear.ts';
import { hasStage } from './stage.ts';
import { Turntable } from './Turntable.tsx';
import styles from './Worn.module.css';
import { WornStore } from './wornStore.ts';

type WornDialogProps = {
  readonly designer: DesignerStore;
  readonly shape: string;
  readonly toWear: SizeToWear;
  readonly onClose: () => void;
};

const stores = new WeakMap<DesignerStore, WornStore>();

/** One store per design, so that a dialog that opens again shows its garment at once. */
const storeOf = (designer: DesignerStore): WornStore => {
  const existing = stores.get(designer);
  if (existing) return existing;
  const canTurn = typeof Worker !== 'undefined' && hasStage();
  const made = new WornStore(canTurn ? drapeInWorker() : null);
  stores.set(designer, made);
  return made;
};

const hasSleeves = ({ type, properties }: DesignerStore): boolean =>
  type.pattern !== 'tank' && properties.every(({ property }) => property.slug !== 'sleeveless');

const WornDialog = observer(function WornDialog({
  designer,
  shape,
  toWear,
  onClose,
}: WornDialogProps): ReactNode {
  const t = useT('worn');
  const shell = useT('shell');
  const size = sizeText(designer, useT('designer'), useLanguageTag()) ?? '';
  const panels = usePanels();
  const { units } = useSizePreferences();
  const { sizeType, measurements, body, bodyOrigin } = toWear;
  const [store] = useState(() => storeOf(designer));
  const request: WornRequest = {
    design: shape,
    measurements: measurements.map(({ measure, value }) => ({ measure, value })),
    body: { ...body },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with the request.
  useEffect(() => store.wear(request), [store, JSON.stringify(request)]);
  useEffect(() => store.close, [store]);
  const { state } = store;
  const { status } = state;
  const stage = useRef<HTMLDivElement>(null);
  // The focused button may have been removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status has its own buttons.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus();
  }, [status]);
  const { color, name } = designer;
  const text = t('picture', { garment: name, color: color?.color.title ?? '' });
  const places = easeOn(sizeType, toWear, body).filter(
    ({ measure }) => measure !== 'biceps' || hasSleeves(designer),
  );
  const isOwnBody = bodyOrigin === 'own';
  const who = isOwnBody ? 'known' : 'unknown';
  return (
    <WideDialog title={t(`${who}.title`)} closeLabel={shell('close')} onClose={onClose}>
      <div className={styles.panel}>
        <div ref={stage} className={styles.stage} data-paper="light" tabIndex={-1}>
          {state.status === 'draping' && (
            <div className={styles.waiting}>
              <label className={styles.progress}>
                {t('draping')}
                <progress value={state.share} max={1} />
              </label>
              <Button look="secondary" onClick={store.cancel}>
                {t('cancel')}
              </Button>
            </div>
          )}
          {state.status === 'worn' && color && (
            <Turntable
              worn={state.worn}
              color={color.color.hex}
              text={text}
              onUnavailable={store.showFlat}
            />
          )}
          {state.status === 'flat' && (
            <>
              <FittingFigure
                className={styles.figure}
                body={body}
                units={units}
                garment={{ sizeTypeSlug: sizeType, measurements }}
                view="upper"
              />
              <p className={styles.note}>{t('flat')}</p>
            </>
          )}
          {state.status === 'failed' && (
            <ErrorBox message={t('failed')} retryLabel={t('again')} onRetry={store.start} />
          )}
          {state.status === 'stopped' && (
            <div className={styles.waiting}>
              <p role="status">{t('stopped')}</p>
              <Button look="secondary" onClick={store.start}>
                {t('again')}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.figures}>
          <VisuallyHidden>
            <span role="status">{status === 'worn' ? t('ready') : ''}</span>
          </VisuallyHidden>
          <p>{t(`lead.${bodyOrigin}`, { size })}</p>
          {(bodyOrigin === 'standard' || bodyOrigin === 'garment') && (
            <Button
              look="secondary"
              onClick={() => {
                onClose();
                panels.show(sizePanel('ideal-size', 'standard-sizes'));
              }}
            >
              {t('find')}
            </Button>
          )}
          <EaseTable places={places} units={units} isOwnBody={isOwnBody} />
          <p className={styles.note}>{t('lead.leftOut')}</p>
        </div>
      </div>
    </WideDialog>
  );
});

export default WornDialog;
