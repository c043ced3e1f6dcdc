import { useService } from '../../../platform/services/useService.ts';
import { SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { useWearers } from '../../../shared/wearers/useWearers.ts';

/** Has sizes chosen for somebody from now on, with the cut that is kept of them. */
export const useDress = (): ((wearerId: number | null) => void) => {
  const session = useService(SizingSessionT);
  const wearers = useWearers();
  return (wearerId) => session.dress(wearerId, wearers?.cutOf(wearerId) ?? null);
};
