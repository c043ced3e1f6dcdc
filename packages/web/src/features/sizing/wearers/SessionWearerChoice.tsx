import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { useKnownCut } from './useKnownCut.ts';
import { useSelectWearer } from './useSelectWearer.ts';
import { WearerChoice } from './WearerChoice.tsx';

export const SessionWearerChoice = observer(function SessionWearerChoice(): ReactNode {
  const t = useT('sizes');
  const selectWearer = useSelectWearer();
  useKnownCut();
  const { wearerId } = useService(SizingSessionT);
  return <WearerChoice label={t('forWhom.ask')} value={wearerId} onChange={selectWearer} />;
});
