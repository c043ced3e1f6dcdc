import type { CutFor } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { PanelFoot } from '../../../platform/panels/panelFrame.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { ShapeChoice } from '../../../shared/body/facts/ShapeChoice.tsx';
import { usePeopleMeasured } from '../../../shared/body/facts/usePeopleMeasured.ts';
import { useWearerName } from '../../../shared/wearers/useWearers.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './CreateSizePanel.module.css';
import { type CustomSizeStep, questionSteps } from './createSizeSteps.ts';
import type { CreateSizeStore } from './createSizeStore.ts';
import { FitStep } from './FitStep.tsx';
import { MetricsStep } from './MetricsStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { SizeTypeStep } from './SizeTypeStep.tsx';

type StepProps = {
  readonly store: CreateSizeStore;
  readonly name: string | null;
  readonly error: string | null;
};

const ShapeStep = observer(function ShapeStep({ store, name, error }: StepProps): ReactNode {
  const t = useT('findSize');
  return (
    <>
      <p className={styles.lead}>{t('create.shapeLead')}</p>
      <ShapeChoice
        name={name}
        facts={store.session.facts}
        value={store.session.entered.bodyShape}
        error={error}
        onChoose={store.chooseShape}
      />
    </>
  );
});

type ProgressProps = Parameters<typeof questionSteps>[0] & { readonly step: CustomSizeStep };

const Progress = ({ step, ...place }: ProgressProps): ReactNode => {
  const t = useT('findSize');
  const steps = questionSteps(place);
  const reached = step === 'calculation' ? steps.length - 2 : steps.indexOf(step);
  return (
    <div className={styles.progress}>
      <p className={styles.progressText}>
        {t('create.progress', { step: reached + 1, steps: steps.length })}
      </p>
      <span className={styles.thread} aria-hidden="true">
        {steps.map((each, index) => (
          <span key={each} data-reached={index <= reached || undefined} />
        ))}
      </span>
    </div>
  );
};

const Calculating = ({ cutFor }: { readonly cutFor: CutFor }): ReactNode => {
  const t = useT('findSize');
  return (
    <div className={styles.calculating} role="status">
      <p className={styles.big}>{t('calculating.title')}</p>
      <p>{t(`calculating.text.${cutFor}`, { people: usePeopleMeasured(cutFor) })}</p>
      <span className={styles.stitches} aria-hidden="true" />
    </div>
  );
};

export const CustomTab = observer(function CustomTab({
  store,
}: {
  readonly store: CreateSizeStore;
}): ReactNode {
  const t = useT('findSize');
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLFormElement>(null);
  const { panel } = store;
  const name = useWearerName(store.session.wearerId);
  const step = panel.status === 'closed' ? 'size-type' : panel.step;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.closest('[tabindex="0"]')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const notice = panel.status === 'open' ? panel.notice : null;
  const isMissing = notice?.kind === 'answer-missing';
  useEffect(() => {
    if (isMissing) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isMissing]);
  const titleOf = (of: Exclude<CustomSizeStep, 'calculation'>): string =>
    name !== null && (of === 'body-metrics' || of === 'body-shape' || of === 'result')
      ? t(`create.for.step.${of}`, { name })
      : t(`create.step.${of}`);
  const missing = (of: 'body-metrics' | 'body-shape'): string =>
    name === null ? t(`create.missing.${of}`) : t(`create.for.missing.${of}`, { name });
  const isUnanswered = step === 'body-metrics' && !store.session.isAnswered;
  const isAsking = step !== 'calculation' && step !== 'result';
  const renderStep = (): ReactNode => {
    switch (step) {
      case 'size-type':
        return (
          <SizeTypeStep store={store} error={isMissing ? t('create.missing.size-type') : null} />
        );
      case 'body-metrics':
        return <MetricsStep store={store} error={isMissing ? missing('body-metrics') : null} />;
      case 'body-shape':
        return (
          <ShapeStep store={store} name={name} error={isMissing ? missing('body-shape') : null} />
        );
      case 'fit':
        return <FitStep store={store} error={isMissing ? t('create.missing.fit') : null} />;
      case 'calculation':
        return <Calculating cutFor={store.session.cutFor} />;
      case 'result':
        return <ResultStep store={store} name={name} />;
    }
  };
  return (
    <Form
      id="create-size-step"
      ref={content}
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAsking) store.continue();
      }}
    >
      {panel.status !== 'closed' && (
        <Progress step={step} first={panel.first} isBodyKnown={panel.isBodyKnown} />
      )}
      {step !== 'calculation' && (
        <h3 ref={heading} tabIndex={-1} className={styles.question}>
          {titleOf(step)}
        </h3>
      )}
      {notice?.kind === 'size-calculation-failed' && (
        <Notice look="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      {renderStep()}
      {isAsking && (
        <PanelFoot>
          {isUnanswered && (
            <p id="create-size-needed" className={styles.needed}>
              {t(store.session.cutSaid ? 'averages.numbersNeeded' : 'averages.needed')}
            </p>
          )}
          <Button
            type="submit"
            form="create-size-step"
            isWide
            disabled={isUnanswered}
            aria-describedby={isUnanswered ? 'create-size-needed' : undefined}
          >
            {t(step === 'fit' ? 'create.calculate' : 'create.continue')}
          </Button>
        </PanelFoot>
      )}
    </Form>
  );
});
