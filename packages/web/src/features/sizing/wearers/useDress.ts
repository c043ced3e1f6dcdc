import { useService } from '../../../platform/services/useService.ts';
import { useWearers } from '../../../platform/wearers/useWearers.ts';
import { SizingSessionT } from '../session/sizingSession.ts';

/** Has sizes chosen for somebody from now on, with the cut that is kept of them. */
export const useDress = (): ((wearerId: number | null) => void) => {
  const session = useService(SizingSessionT);
  const wearers = useWearers();
  return (wearerId) => session.dress(wearerId, wearers?.cutOf(wearerId) ?? null);
};
