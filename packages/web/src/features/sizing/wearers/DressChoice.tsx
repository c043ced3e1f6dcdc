import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { useDress } from './useDress.ts';
import { useKnownCut } from './useKnownCut.ts';
import { WearerChoice } from './WearerChoice.tsx';

/** Choice of the wearer. Hidden without other wearers. Needs the sizes texts. */
export const DressChoice = observer(function DressChoice(): ReactNode {
  const t = useT('sizes');
  const dress = useDress();
  useKnownCut();
  const { wearerId } = useService(SizingSessionT);
  return <WearerChoice label={t('forWhom.ask')} value={wearerId} onChange={dress} />;
});
