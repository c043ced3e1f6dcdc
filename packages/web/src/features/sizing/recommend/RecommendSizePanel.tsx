import { unreachable } from '@tailorbird/domain/kernel';
import { formatStandardSize, letterSizeOf, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ClockT } from '../../../platform/browser/browser.ts';
import { type SizePanelProps, usePanels } from '../../../platform/panels/panels.ts';
import { SizesT } from '../../../platform/ports/ports.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useFitting } from '../../../platform/sizePreferences/useFitting.ts';
import { useSupportChat } from '../../../platform/support/useSupportChat.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { report } from '../report.ts';
import { sizeWords } from '../sizeWords.ts';
import styles from './RecommendSizePanel.module.css';
import { type RecommendSizePanel as PanelState, recommendationButton } from './recommendSizeSteps.ts';
import { RecommendSizeStore } from './recommendSizeStore.ts';

type StepProps = { readonly store: RecommendSizeStore };

const steps = ['mode-selection', 'size-selection', 'size-recommendation'] as const;

const stepOf = (status: PanelState['status']): number =>
  Math.max(0, steps.indexOf(status === 'calculating' ? 'size-selection' : (status as 'mode-selection')));

/** SIZE-35, SIZE-36. */
const ModeSelection = observer(function ModeSelection({ store }: StepProps): ReactNode {
  const t = useT('sizes');
  const way = (mode: 'existing-size' | 'algorithm', title: string, text: string): ReactNode => (
    <li>
      <button type="button" className={styles.way} onClick={() => store.send({ type: 'mode-chosen', mode })}>
        <span className={styles.wayText}>
          <span className={styles.wayTitle}>{title}</span>
          <span className={styles.note}>{text}</span>
        </span>
        <Icon name="arrow" />
      </button>
    </li>
  );
  return (
    <>
      <h3 tabIndex={-1} className={styles.title}>
        {t('recommend.mode.title')}
      </h3>
      <ul className={styles.waysList}>
        {way('existing-size', t('recommend.mode.existing'), t('recommend.mode.existingText'))}
        {way('algorithm', t('recommend.mode.algorithm'), t('recommend.mode.algorithmText'))}
      </ul>
    </>
  );
});

/** SIZE-37, SIZE-38, SIZE-58. */
const SizeSelection = observer(function SizeSelection({ store }: StepProps): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const { panel, sizes, sizeTypes } = store;
  const notice = panel.status === 'size-selection' ? panel.notice : null;
  const isCalculating = panel.status === 'calculating';
  useEffect(() => {
    if (notice === 'size-calculation-failed') toasts.complain(t('failure.size-calculation-failed'));
  }, [notice, toasts, t]);
  const goOn = (): void => {
    if (panel.status === 'size-selection' && panel.userSizeId === null) toasts.notify(t('recommend.selection.required'));
    void store.goOn();
  };
  if (sizes === undefined) return <Skeleton lines={5} />;
  if (sizes === null) return <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />;
  const detail = ({ sizeTypeId, standardSize, prefs }: UserSize): string =>
    [
      sizeTypes.find(({ id }) => id === sizeTypeId)?.title,
      standardSize ? t('standard', { size: formatStandardSize(standardSize) }) : prefs && t(`fit.${prefs.fit}`),
    ]
      .filter(Boolean)
      .join(' · ');
  const chosen = panel.status === 'size-selection' || panel.status === 'calculating' ? panel.userSizeId : null;
  return (
    <>
      <h3 tabIndex={-1} className={styles.title}>
        {t('recommend.selection.title')}
      </h3>
      {sizes.length === 0 ? (
        <>
          <Notice>{t('recommend.selection.none')}</Notice>
          <Button
            onClick={() => {
              store.send({ type: 'went-back' });
              store.send({ type: 'mode-chosen', mode: 'algorithm' });
            }}
          >
            {t('recommend.mode.algorithm')}
          </Button>
        </>
      ) : (
        <>
          <ChoiceGroup
            legend={t('recommend.selection.legend')}
            isLegendHidden
            look="rows"
            value={chosen === null ? null : String(chosen)}
            error={notice === 'select-a-size-to-continue' ? t('recommend.selection.required') : null}
            options={sizes.map((size) => ({
              value: String(size.id),
              label: size.title,
              description: detail(size),
              isDisabled: isCalculating,
            }))}
            onChange={(id) => store.send({ type: 'size-chosen', userSizeId: Number(id) })}
          />
          <Button isWide isBusy={isCalculating} onClick={goOn}>
            {t(isCalculating ? 'recommend.calculating' : 'recommend.selection.continue')}
          </Button>
        </>
      )}
    </>
  );
});

/** SIZE-39, SIZE-40, SIZE-62. */
const Recommendation = observer(function Recommendation({ store }: StepProps): ReactNode {
  const t = useT('sizes');
  const tSizing = useT('sizing');
  const languageTag = useLanguageTag();
  const { panel, basis, probability } = store;
  if (panel.status !== 'size-recommendation') return null;
  const { size } = panel;
  return (
    <>
      <h3 tabIndex={-1} className={styles.title}>
        {t(size ? 'recommend.result.title' : 'recommend.result.noneTitle')}
      </h3>
      {size ? (
        <div className={styles.result}>
          <p className={styles.size}>{sizeWords(size, tSizing)}</p>
          <p className={styles.note}>{t('recommend.result.compared', { letter: letterSizeOf(size.base) })}</p>
          {basis && <p className={styles.note}>{t('recommend.result.basis', { name: basis.title })}</p>}
          {probability !== null && (
            <p>
              {t('recommend.result.probability', {
                percent: new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 0 }).format(probability),
              })}
            </p>
          )}
        </div>
      ) : (
        <p>{t('recommend.outside')}</p>
      )}
      <Button isWide onClick={() => store.send({ type: 'button-pressed' })}>
        {t(recommendationButton(size) === 'use-this-size' ? 'recommend.result.use' : 'recommend.result.contact')}
      </Button>
    </>
  );
});

const Steps = observer(function Steps({
  store,
  sizeTypeId,
  onClose,
}: StepProps & { readonly sizeTypeId: number; readonly onClose: () => void }): ReactNode {
  const t = useT('sizes');
  const locale = useLocale();
  const panels = usePanels();
  const fitting = useFitting();
  const chat = useSupportChat();
  const content = useRef<HTMLDivElement>(null);
  const { panel } = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kinds of garment are called in the reader's language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  const exit = panel.status === 'closed' ? panel.exit : undefined;
  const isLeft = useRef(false);
  useEffect(() => {
    if (exit === undefined || isLeft.current) return;
    isLeft.current = true;
    switch (exit?.to) {
      case undefined:
        return onClose();
      case 'ideal-size':
        return panels.change({ close: ['recommend-size'], open: { name: 'ideal-size', query: { 'ideal-size': exit.mode } } });
      case 'create-size':
        fitting.chooseStandardSize(exit.size);
        return panels.change({
          close: ['recommend-size'],
          open: { name: 'create-size', query: { 'create-size': `${sizeTypeId},${exit.tab}` } },
        });
      case 'support-chat':
        chat.open();
        return onClose();
      default:
        return unreachable(exit);
    }
  }, [exit, panels, fitting, chat, sizeTypeId, onClose]);
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
        <p className={styles.note}>{t('recommend.step', { step: step + 1, count: steps.length })}</p>
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
      {(panel.status === 'size-selection' || panel.status === 'calculating') && <SizeSelection store={store} />}
      {panel.status === 'size-recommendation' && <Recommendation store={store} />}
      <VisuallyHidden>
        <span role="status">{panel.status === 'calculating' && t('recommend.calculating')}</span>
      </VisuallyHidden>
    </div>
  );
});

/** A standard size out of a size one has, or out of four answers (SIZE-09). */
export default function RecommendSizePanel({ panel, onClose }: SizePanelProps<'recommend-size'>): ReactNode {
  const sizes = useService(SizesT);
  const clock = useService(ClockT);
  const { sizeTypeId } = panel;
  const store = useMemo(
    () => (sizes && clock ? new RecommendSizeStore(sizeTypeId, { sizes, clock, report }) : null),
    [sizes, clock, sizeTypeId],
  );
  return store ? <Steps store={store} sizeTypeId={sizeTypeId} onClose={onClose} /> : <Skeleton lines={5} />;
}
