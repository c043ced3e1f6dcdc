import {
  type BodyFacts,
  cutForOf,
  hasLowFitRate,
  mayStillGrow,
  surveyReach,
} from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';

export type TrustProps = {
  readonly facts: BodyFacts;
  readonly className: string | undefined /** Short text for layouts with bars. */;
  readonly beyond?: string;
};

/** Limits of the estimate, for people it is less accurate for (SIZE-72, SIZE-99). */
export const Trust = ({ facts, className, beyond }: TrustProps): ReactNode => {
  const t = useT('findSize');
  return (
    <>
      {mayStillGrow(facts) && <p className={className}>{t('trust.growing')}</p>}
      {surveyReach(facts) > 1 && <p className={className}>{beyond ?? t('result.beyond')}</p>}
      {hasLowFitRate(facts) && <p className={className}>{t(`trust.least.${cutForOf(facts)}`)}</p>}
    </>
  );
};
