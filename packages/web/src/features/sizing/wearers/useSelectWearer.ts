import { useService } from '../../../platform/services/useService.ts';
import { SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { useWearers } from '../../../shared/wearers/useWearers.ts';

/** Changes the wearer for the session, together with their saved cut. */
export const useSelectWearer = (): ((wearerId: number | null) => void) => {
  const session = useService(SizingSessionT);
  const wearers = useWearers();
  return (wearerId) => session.selectWearer(wearerId, wearers?.cutOf(wearerId) ?? null);
};
