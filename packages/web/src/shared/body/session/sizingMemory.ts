import type { Preferences } from '@tailorbird/domain/shell';
import { type Fit, fits, type OwnedGarment } from '@tailorbird/domain/sizing';
import { parseStored, recordOf } from '../../preferences/storedRecord.ts';
import {
  formatIdealSizeInput,
  type IdealSizeInput,
  parseIdealSizeInput,
} from './idealSizeInput.ts';
import {
  formatSizeDraft,
  parseSizeDraft,
  readOwned,
  readTaped,
  type SizeDraft,
  type TapeMeasurements,
} from './sizeDraft.ts';
import { putSizeConfig, type SizeRegistry, sizeConfigOf } from './sizeRegistry.ts';

/** The size panels' last input, for one size type or for the body. */
type SizingConfig = {
  readonly known?: TapeMeasurements | undefined;
  readonly owned?: readonly OwnedGarment[] | undefined;
  readonly fit?: Fit | undefined;
};

const bodyKey = 'body';

const readRegistry = (text: string | null): SizeRegistry<SizingConfig> => {
  const kept = parseStored(text);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => {
    const { key, config } = recordOf(entry);
    if (typeof key !== 'string') return [];
    const { known, owned, fit } = recordOf(config);
    return [
      {
        key,
        config: {
          known: readTaped(known),
          owned: readOwned(owned),
          fit: fits.find((each) => each === fit),
        },
      },
    ];
  });
};

/**
 * Body data stored in this browser: answers with adjustments (SIZE-24) and at most ten configs
 * (SIZE-25).
 */
export class SizingMemory {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  get input(): IdealSizeInput {
    return parseIdealSizeInput(this.#preferences.read('idealSizeInput'));
  }

  saveInput(input: IdealSizeInput): void {
    this.#preferences.write('idealSizeInput', formatIdealSizeInput(input));
  }

  get known(): TapeMeasurements {
    return this.#config(bodyKey).known ?? {};
  }

  get owned(): readonly OwnedGarment[] {
    return this.#config(bodyKey).owned ?? [];
  }

  saveMeasurements(known: TapeMeasurements, owned: readonly OwnedGarment[]): void {
    this.#save(bodyKey, { known, ...(owned.length > 0 && { owned }) });
  }

  fitOf(sizeTypeSlug: string): Fit | null {
    return this.#config(sizeTypeSlug).fit ?? null;
  }

  saveFit(sizeTypeSlug: string, fit: Fit): void {
    this.#save(sizeTypeSlug, { fit });
  }

  get draft(): SizeDraft | null {
    return parseSizeDraft(this.#preferences.read('sizeDraft'));
  }

  saveDraft(draft: SizeDraft | null): void {
    if (draft) this.#preferences.write('sizeDraft', formatSizeDraft(draft));
    else this.#preferences.remove('sizeDraft');
  }

  #config(key: string): SizingConfig {
    return sizeConfigOf(readRegistry(this.#preferences.read('sizeConfigs')), key) ?? {};
  }

  #save(key: string, config: SizingConfig): void {
    const registry = readRegistry(this.#preferences.read('sizeConfigs'));
    this.#preferences.write('sizeConfigs', JSON.stringify(putSizeConfig(registry, key, config)));
  }
}
