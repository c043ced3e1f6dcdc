import type { Preferences } from '@tailorbird/domain/shell';
import {
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  type Centimeters,
  centimeters,
  type Fit,
  fits,
  formatIdealSizeInput,
  type IdealSizeInput,
  parseIdealSizeInput,
  putSizeConfig,
  type SizeRegistry,
  sizeConfigOf,
} from '@tailorbird/domain/sizing';

/** What was taken by tape, in centimeters. */
export type Taped = Readonly<Partial<Record<BodyMeasure, Centimeters>>>;

/** What a size panel remembers of its last use, for one size type or for the body itself. */
export type SizingConfig = { readonly known?: Taped | undefined; readonly fit?: Fit | undefined };

const bodyKey = 'body';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const readTaped = (kept: unknown): Taped => {
  const taped = record(kept);
  return Object.fromEntries(
    bodyMeasures.flatMap((measure) => {
      const value = taped[measure];
      const { minimum, maximum } = bodyMeasureBounds[measure];
      return typeof value === 'number' && value >= minimum && value <= maximum ? [[measure, centimeters(value)]] : [];
    }),
  );
};

const readRegistry = (text: string | null): SizeRegistry<SizingConfig> => {
  const kept = parse(text);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => {
    const { key, config } = record(entry);
    if (typeof key !== 'string') return [];
    const { known, fit } = record(config);
    return [{ key, config: { known: readTaped(known), fit: fits.find((each) => each === fit) } }];
  });
};

/** What this browser remembers about its visitor's body: their answers with what they adjusted (SIZE-24), and ten configs at most (SIZE-25). */
export class SizingMemory {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  get input(): IdealSizeInput {
    return parseIdealSizeInput(this.#preferences.read('idealSizeInput'));
  }

  keepInput(input: IdealSizeInput): void {
    this.#preferences.write('idealSizeInput', formatIdealSizeInput(input));
  }

  get known(): Taped {
    return this.#config(bodyKey).known ?? {};
  }

  keepKnown(known: Taped): void {
    this.#keep(bodyKey, { known });
  }

  fitOf(sizeTypeSlug: string): Fit | null {
    return this.#config(sizeTypeSlug).fit ?? null;
  }

  keepFit(sizeTypeSlug: string, fit: Fit): void {
    this.#keep(sizeTypeSlug, { fit });
  }

  #config(key: string): SizingConfig {
    return sizeConfigOf(readRegistry(this.#preferences.read('sizeConfigs')), key) ?? {};
  }

  #keep(key: string, config: SizingConfig): void {
    const registry = readRegistry(this.#preferences.read('sizeConfigs'));
    this.#preferences.write('sizeConfigs', JSON.stringify(putSizeConfig(registry, key, config)));
  }
}
