import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import {
  type BodyFacts,
  type BodyMeasure,
  type BodyShape,
  bodyFacts,
  bodyMeasureBounds,
  bodyMeasures,
  bodyShapes,
  type Centimeters,
  centimeters,
  currentSizeDesign,
  cutForChoices,
  type Fit,
  factBounds,
  fits,
  formatStandardSize,
  maximumOwnedGarments,
  type OwnedGarment,
  parseSizeRef,
  readOwnedGarment,
  type SizePrefs,
  type StandardSize,
  standardSizeOf,
  storedCutFor,
  type UnitSystem,
  unitSystems,
} from '@tailorbird/domain/sizing';
import { parseStored, recordOf } from '../../preferences/storedRecord.ts';

export type TapeMeasurements = Readonly<Partial<Record<BodyMeasure, Centimeters>>>;

export type SizeDraft =
  | {
      readonly kind: 'custom';
      readonly sizeType: SizeTypeRef;
      readonly facts: BodyFacts;
      readonly bodyShape: BodyShape;
      readonly fit: Fit;
      readonly known: TapeMeasurements;
      /** Garments that fit; absent if there are none. */
      readonly owned?: readonly OwnedGarment[] | undefined;
      /** Units during entry. */
      readonly units: UnitSystem;
    }
  | { readonly kind: 'standard'; readonly sizeType: SizeTypeRef; readonly size: StandardSize };

export const prefsOfDraft = ({
  facts,
  bodyShape,
  fit,
  known,
  owned,
  units,
}: Extract<SizeDraft, { kind: 'custom' }>): SizePrefs => ({
  facts,
  bodyShape,
  fit,
  known,
  ...(owned && { owned }),
  units,
  designVersion: currentSizeDesign,
});

const isWithin = (
  value: unknown,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): value is number => typeof value === 'number' && value >= minimum && value <= maximum;

/** Keeps only measurements within the tape's bounds. */
export const readTaped = (kept: unknown): TapeMeasurements => {
  const taped = recordOf(kept);
  return Object.fromEntries(
    bodyMeasures.flatMap((measure) => {
      const value = taped[measure];
      return isWithin(value, bodyMeasureBounds[measure]) ? [[measure, centimeters(value)]] : [];
    }),
  );
};

export const readOwned = (kept: unknown): readonly OwnedGarment[] => {
  const all: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return all
    .flatMap((each) => {
      const { sizeTypeSlug, fit, flat } = recordOf(each);
      return (
        readOwnedGarment({
          sizeTypeSlug: String(sizeTypeSlug),
          fit: String(fit),
          flat: recordOf(flat),
        }) ?? []
      );
    })
    .slice(0, maximumOwnedGarments);
};

const readSizeType = (kept: unknown): SizeTypeRef | null => {
  const { id, slug } = recordOf(kept);
  return typeof id === 'number' && typeof slug === 'string' ? { id, slug } : null;
};

const readFacts = (kept: unknown): BodyFacts | null => {
  const facts = recordOf(kept);
  const cutFor = cutForChoices.find((each) => each === facts.cutFor);
  return bodyFacts.every((fact) => isWithin(facts[fact], factBounds(cutFor)[fact]))
    ? ({
        ...Object.fromEntries(bodyFacts.map((fact) => [fact, facts[fact]])),
        ...storedCutFor(cutFor),
      } as BodyFacts)
    : null;
};

/** Parses a stored draft field by field; null if any field is invalid. */
export const parseSizeDraft = (text: string | null): SizeDraft | null => {
  const kept = recordOf(parseStored(text));
  const sizeType = readSizeType(kept.sizeType);
  if (!sizeType) return null;
  if (kept.kind === 'standard') {
    const size = parseSizeRef(typeof kept.size === 'string' ? kept.size : '');
    return size?.kind === 'standard'
      ? { kind: 'standard', sizeType, size: standardSizeOf(size) }
      : null;
  }
  const facts = readFacts(kept.facts);
  const bodyShape = bodyShapes.find((shape) => shape === kept.bodyShape);
  const fit = fits.find((each) => each === kept.fit);
  const units = unitSystems.find((system) => system === kept.units);
  const owned = readOwned(kept.owned);
  return facts && bodyShape && fit && units
    ? {
        kind: 'custom',
        sizeType,
        facts,
        bodyShape,
        fit,
        known: readTaped(kept.known),
        ...(owned.length > 0 && { owned }),
        units,
      }
    : null;
};

export const formatSizeDraft = (draft: SizeDraft): string =>
  JSON.stringify(
    draft.kind === 'standard' ? { ...draft, size: formatStandardSize(draft.size) } : draft,
  );
