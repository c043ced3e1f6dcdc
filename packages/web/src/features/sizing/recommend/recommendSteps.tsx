import { formatStandardSize, letterSizeOf, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { FitPromise } from '../../../shared/body/facts/FitPromise.tsx';
import { SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { sizeWords } from '../../../shared/sizeNames/sizeWords.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { useWearerName } from '../../../shared/wearers/useWearers.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SessionWearerChoice } from '../wearers/SessionWearerChoice.tsx';
import styles from './RecommendSizePanel.module.css';
import { recommendationButton } from './recommendSizeSteps.ts';
import type { RecommendSizeStore } from './recommendSizeStore.ts';

type StepProps = { readonly store: RecommendSizeStore };

export const ModeSelection = observer(function ModeSelection({ store }: StepProps): ReactNode {
  const t = useT('sizes');
  const way = (mode: 'existing-size' | 'algorithm', title: string, text: string): ReactNode => (
    <li>
      <button
        type="button"
        className={styles.way}
        onClick={() => store.send({ type: 'mode-chosen', mode })}
      >
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

export const SizeSelection = observer(function SizeSelection({ store }: StepProps): ReactNode {
  const t = useT('sizes');
  const called = useSizeName();
  const toasts = useService(ToastsT);
  const { panel, sizes, sizeTypes } = store;
  const name = useWearerName(useService(SizingSessionT).wearerId);
  const notice = panel.status === 'size-selection' ? panel.notice : null;
  const isCalculating = panel.status === 'calculating';
  useEffect(() => {
    if (notice === 'size-calculation-failed') toasts.error(t('failure.size-calculation-failed'));
  }, [notice, toasts, t]);
  const goToNextStep = (): void => {
    void store.goToNextStep();
    if (
      store.panel.status === 'size-selection' &&
      store.panel.notice === 'select-a-size-to-continue'
    )
      toasts.notify(t('recommend.selection.required'));
  };
  if (sizes === undefined) return <Skeleton lines={5} />;
  if (sizes === null)
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  const detail = ({ sizeTypeId, standardSize, prefs }: UserSize): string =>
    [
      sizeTypes.find(({ id }) => id === sizeTypeId)?.title,
      standardSize
        ? t('standard', { size: formatStandardSize(standardSize) })
        : prefs && t(`fit.${prefs.fit}`),
    ]
      .filter(Boolean)
      .join(' · ');
  const chosen =
    panel.status === 'size-selection' || panel.status === 'calculating' ? panel.userSizeId : null;
  return (
    <>
      <h3 tabIndex={-1} className={styles.title}>
        {name === null
          ? t('recommend.selection.title')
          : t('recommend.selection.titleFor', { name })}
      </h3>
      <SessionWearerChoice />
      {sizes.length === 0 ? (
        <>
          <Notice>
            {name === null
              ? t('recommend.selection.none')
              : t('recommend.selection.noneFor', { name })}
          </Notice>
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
            legend={
              name === null ? t('recommend.selection.legend') : t('wearers.forName', { name })
            }
            isLegendHidden
            look="rows"
            value={chosen === null ? null : String(chosen)}
            error={
              notice === 'select-a-size-to-continue' ? t('recommend.selection.required') : null
            }
            options={sizes.map((size) => ({
              value: String(size.id),
              label: called(size.title),
              description: detail(size),
              isDisabled: isCalculating,
            }))}
            onChange={(id) => store.send({ type: 'size-chosen', userSizeId: Number(id) })}
          />
          <Button isWide isBusy={isCalculating} onClick={goToNextStep}>
            {t(isCalculating ? 'recommend.calculating' : 'recommend.selection.continue')}
          </Button>
        </>
      )}
    </>
  );
});

export const Recommendation = observer(function Recommendation({ store }: StepProps): ReactNode {
  const t = useT('sizes');
  const called = useSizeName();
  const tSizing = useT('sizing');
  const { panel, basis, shares } = store;
  if (panel.status !== 'size-recommendation') return null;
  const { size } = panel;
  return (
    <>
      <h3 tabIndex={-1} className={styles.title}>
        {size
          ? t('recommend.result.title', { size: sizeWords(size, tSizing) })
          : t('recommend.result.noneTitle')}
      </h3>
      {size ? (
        <div className={styles.result}>
          <p className={styles.note}>
            {t('recommend.result.compared', { letter: letterSizeOf(size.base) })}
          </p>
          {basis && (
            <p className={styles.note}>
              {t('recommend.result.basis', { name: called(basis.title) })}
            </p>
          )}
          <FitPromise shares={shares} first="standard" />
        </div>
      ) : (
        <p>{t('recommend.outside')}</p>
      )}
      <Button isWide onClick={() => store.send({ type: 'button-pressed' })}>
        {t(
          recommendationButton(size) === 'use-this-size'
            ? 'recommend.result.use'
            : 'recommend.result.contact',
        )}
      </Button>
    </>
  );
});
