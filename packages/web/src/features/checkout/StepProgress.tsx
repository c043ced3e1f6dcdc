import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type CheckoutStep, stateOf } from './checkoutSteps.ts';
import styles from './StepProgress.module.css';

type StepProgressProps = {
  readonly steps: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  readonly reachable: CheckoutStep;
  readonly onOpen: (step: CheckoutStep) => void;
};

export const StepProgress = ({ steps, step, reachable, onOpen }: StepProgressProps): ReactNode => {
  const t = useT('checkout');
  const furthest = steps.indexOf(reachable);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {steps.map((each, index) => {
          const state = stateOf(each, step);
          return (
            <li key={each} className={styles.step} data-state={state}>
              <button
                type="button"
                className={styles.button}
                disabled={index > furthest}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onOpen(each)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {state === 'done' ? <Icon name="check" size={14} /> : index + 1}
                </span>
                {t(`steps.${each}`)}
                <VisuallyHidden>({t(`steps.${state}`)})</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
