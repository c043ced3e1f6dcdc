import { type ReactNode, useId } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './CheckoutPage.module.css';
import type { CheckoutStep, StepState } from './checkoutSteps.ts';
import type { CheckoutStore } from './checkoutStore.ts';

export type StepProps = {
  readonly store: CheckoutStore;
  readonly number: number;
  readonly state: StepState;
  readonly onOpen: (step: CheckoutStep) => void;
};

type StepFrameProps = {
  readonly step: CheckoutStep;
  readonly number: number;
  readonly state: StepState;
  readonly title: string;
  readonly entered: ReactNode;
  readonly onOpen: (step: CheckoutStep) => void;
  readonly children: ReactNode;
};

export const StepFrame = ({
  step,
  number,
  state,
  title,
  entered,
  onOpen,
  children,
}: StepFrameProps): ReactNode => {
  const t = useT('checkout');
  const titleId = useId();
  return (
    <section className={styles.step} data-step={step} data-state={state} aria-labelledby={titleId}>
      <div className={styles.stepHead}>
        <h2 id={titleId} tabIndex={-1} className={styles.stepTitle}>
          <span className={styles.stepNumber}>{number}</span>
          {title}
        </h2>
        {state === 'done' && (
          <Button
            look="quiet"
            aria-label={t('changeStep', { step: title })}
            onClick={() => onOpen(step)}
          >
            {t('change')}
          </Button>
        )}
      </div>
      {state === 'done' && <div className={styles.entered}>{entered}</div>}
      {state === 'current' && children}
    </section>
  );
};
