import type { BodyEstimate, FitShares, OwnedGarment } from '@tailorbird/domain/sizing';
import type { TapeMeasurements } from '../session/sizeDraft.ts';

/**
 * Storage of measurements: the size-finding session, or a saved size that is being changed
 * (SIZE-132).
 */
export type MeasuredHost = {
  readonly known: TapeMeasurements;
  readonly owned: readonly OwnedGarment[];
  readonly estimate: BodyEstimate;
  readonly shares: FitShares;
  readonly addMeasurements: (known: TapeMeasurements) => void;
  readonly addGarment: (garment: OwnedGarment) => void;
  readonly replaceGarment: (garment: OwnedGarment, now: OwnedGarment) => void;
  readonly removeGarment: (garment: OwnedGarment) => void;
};
