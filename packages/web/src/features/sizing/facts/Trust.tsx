import { isServedLeast, mayGrow } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import type { SizingSession } from '../session/sizingSession.ts';

type TrustProps = { readonly session: SizingSession; readonly className: string | undefined };

/** How far the estimate may be trusted, for those it serves less well than others (SIZE-72, SIZE-99). */
export const Trust = observer(function Trust({ session, className }: TrustProps): ReactNode {
  const t = useT('findSize');
  const { facts, cutFor, isBeyondSurvey } = session;
  return (
    <>
      {mayGrow(facts) && <p className={className}>{t('trust.growing')}</p>}
      {isBeyondSurvey && <p className={className}>{t('result.beyond')}</p>}
      {isServedLeast(facts) && <p className={className}>{t(`trust.least.${cutFor}`)}</p>}
    </>
  );
});
