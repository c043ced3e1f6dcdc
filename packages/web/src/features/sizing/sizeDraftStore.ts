import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import type { Preferences } from '@tailorbird/domain/shell';
import {
  type BodyFact,
  type BodyFacts,
  type BodyMeasure,
  type BodyShape,
  bodyMeasureBounds,
  bodyShapes,
  type Centimeters,
  centimeters,
  type Fit,
  fits,
  formatStandardSize,
  type IdealSizeInput,
  idealSizeBounds,
  parseSizeRef,
  type StandardSize,
  type UnitSystem,
  unitSystems,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef } from 'mobx';

/** A size that has been found and is not saved yet. */
export type SizeDraft =
  | {
      readonly kind: 'custom';
      readonly sizeType: SizeTypeRef;
      readonly facts: BodyFacts;
      readonly bodyShape: BodyShape;
      readonly fit: Fit;
      /** Taken by tape. */
      readonly known: Readonly<Partial<Record<BodyMeasure, Centimeters>>>;
      /** The customer's own while they entered it. */
      readonly units: UnitSystem;
    }
  | { readonly kind: 'standard'; readonly sizeType: SizeTypeRef; readonly size: StandardSize };

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const parse = (kept: string): unknown => {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
};

const within = (value: unknown, bounds: { readonly minimum: number; readonly maximum: number } | undefined): value is number =>
  typeof value === 'number' && bounds !== undefined && value >= bounds.minimum && value <= bounds.maximum;

const readSizeType = (kept: unknown): SizeTypeRef | null => {
  const { id, slug } = record(kept);
  return typeof id === 'number' && typeof slug === 'string' ? { id, slug } : null;
};

const readFacts = (kept: unknown): BodyFacts | null => {
  const facts = record(kept);
  const names = Object.keys(idealSizeBounds) as BodyFact[];
  return names.every((fact) => within(facts[fact], idealSizeBounds[fact]))
    ? (Object.fromEntries(names.map((fact) => [fact, facts[fact]])) as BodyFacts)
    : null;
};

const readKnown = (kept: unknown): Partial<Record<BodyMeasure, Centimeters>> =>
  Object.fromEntries(
    Object.entries(record(kept)).flatMap(([measure, value]) =>
      within(value, bodyMeasureBounds[measure as BodyMeasure]) ? [[measure, centimeters(value)]] : [],
    ),
  );

/** A kept draft, field by field; null when any of it makes no sense. */
const readDraft = (text: string | null): SizeDraft | null => {
  const kept = record(parse(text ?? 'null'));
  const sizeType = readSizeType(kept.sizeType);
  if (!sizeType) return null;
  if (kept.kind === 'standard') {
    const size = parseSizeRef(typeof kept.size === 'string' ? kept.size : '');
    return size?.kind === 'standard' ? { kind: 'standard', sizeType, size: { base: size.base, length: size.length } } : null;
  }
  const facts = readFacts(kept.facts);
  const bodyShape = bodyShapes.find((shape) => shape === kept.bodyShape);
  const fit = fits.find((each) => each === kept.fit);
  const units = unitSystems.find((system) => system === kept.units);
  return facts && bodyShape && fit && units
    ? { kind: 'custom', sizeType, facts, bodyShape, fit, known: readKnown(kept.known), units }
    : null;
};

const format = (draft: SizeDraft): string =>
  JSON.stringify(draft.kind === 'standard' ? { ...draft, size: formatStandardSize(draft.size) } : draft);

/**
 * The size on its way from the panel that found it to the one that saves it. It lasts for the session, so that a reload, or signing in elsewhere, loses
 * nothing; it is never part of an address.
 */
export class SizeDraftStore {
  draft: SizeDraft | null;
  /** What find-my-size hands over to create-size (SIZE-34): everything but the fit. Gone once it is taken. */
  handedOver: IdealSizeInput | null = null;
  readonly #preferences: Preferences;

  constructor({ preferences }: { readonly preferences: Preferences }) {
    this.#preferences = preferences;
    this.draft = readDraft(preferences.read('sizeDraft'));
    makeAutoObservable(this, { draft: observableRef, handedOver: observableRef }, { autoBind: true });
  }

  handOver(input: IdealSizeInput): void {
    this.handedOver = input;
  }

  takeOver(): IdealSizeInput | null {
    const { handedOver } = this;
    this.handedOver = null;
    return handedOver;
  }

  put(draft: SizeDraft): void {
    this.draft = draft;
    this.#preferences.write('sizeDraft', format(draft));
  }

  /** It is saved, or given up. */
  clear(): void {
    this.draft = null;
    this.#preferences.remove('sizeDraft');
  }
}
