import type { BodyEstimate, FitShares, OwnedGarment } from '@tailorbird/domain/sizing';
import type { Taped } from '../session/sizeDraft.ts';

/**
 * Storage of measurements: the size-finding session, or a saved size that is being changed
 * (SIZE-132).
 */
export type MeasuredHost = {
  readonly known: Taped;
  readonly owned: readonly OwnedGarment[];
  readonly estimate: BodyEstimate;
  readonly shares: FitShares;
  readonly addMeasurements: (known: Taped) => void;
  readonly addGarment: (garment: OwnedGarment) => void;
  readonly replaceGarment: (garment: OwnedGarment, now: OwnedGarment) => void;
  readonly removeGarment: (garment: OwnedGarment) => void;
};
