import type { AccountSecurity } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CodeStep, PasswordStep, RecoveryCodes } from './SecondFactorSteps.tsx';
import styles from './SecurityPage.module.css';
import type { SecondFactorStore } from './secondFactorStore.ts';
import { SecondFactorStoreT } from './secondFactorStore.ts';

type SectionProps = { readonly security: AccountSecurity; readonly onChanged: () => Promise<void> };

const Steps = observer(function Steps({
  store,
  security,
  onChanged,
}: SectionProps & { readonly store: SecondFactorStore }): ReactNode {
  const t = useT('security');
  const visit = useService(VisitT);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = store;
  const { step } = state;
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The pressed button is removed and the next step starts below the heading.
    heading.current?.focus();
    if (step === 'closed' || step === 'recovery-codes') void onChanged().then(visit.refresh);
  }, [step, onChanged, visit]);
  const { isOn, recoveryCodesLeft } = security.secondFactor;
  const content = (): ReactNode => {
    switch (state.step) {
      case 'password':
        return <PasswordStep store={store} purpose={state.purpose} because={state.because} />;
      case 'code':
        return <CodeStep store={store} state={state} />;
      case 'recovery-codes':
        return <RecoveryCodes codes={state.codes} onDone={store.close} />;
      default:
        return isOn ? (
          <>
            <p className={styles.done}>{t('factor.isOn')}</p>
            <p className={styles.note}>{t('factor.codesLeft', { count: recoveryCodesLeft })}</p>
            <Button look="secondary" onClick={() => store.begin('start')}>
              {t('factor.renew')}
            </Button>
            <Button look="quiet" onClick={() => store.begin('remove')}>
              {t('factor.remove')}
            </Button>
          </>
        ) : (
          <Button look="secondary" onClick={() => store.begin('start')}>
            {t('factor.start')}
          </Button>
        );
    }
  };
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('factor.title')}
      </h2>
      <p>{t('factor.text')}</p>
      {security.hasPassword ? (
        content()
      ) : (
        <p className={styles.note}>{t('factor.needsPassword')}</p>
      )}
    </section>
  );
});

export const SecondFactorSection = (props: SectionProps): ReactNode => {
  const store = useService(SecondFactorStoreT);
  return store ? <Steps store={store} {...props} /> : <Skeleton lines={3} />;
};
