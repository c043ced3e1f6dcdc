import {
  type BodyFact,
  type BodyShape,
  blocksOf,
  bodyFacts,
  type CustomerSizeRefused,
  type CutFor,
  centimeters,
  type Fit,
  factBounds,
  kilograms,
  type LookedUpSize,
  prefsOutOfBounds,
  type SizeDesk,
  type SizePrefs,
  type Sizes,
  type SizeType,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { parseNumber } from '../../../platform/forms/parseNumber.ts';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { SizeDeskT, SizesT } from '../../../shared/ports/ports.ts';

type Typed = Readonly<Record<BodyFact, string>> & {
  readonly sizeTypeId: number | null;
  readonly cutFor: CutFor;
  readonly bodyShape: BodyShape;
  readonly fit: Fit;
};

export type FactField = {
  readonly fact: BodyFact;
  readonly minimum: number;
  readonly maximum: number;
  readonly text: string;
  readonly isWrong: boolean;
};

export class SizeLookUpStore {
  types: readonly SizeType[] = [];
  typed: Typed = {
    ageYears: '',
    heightCm: '',
    weightKg: '',
    footLengthCm: '',
    sizeTypeId: null,
    cutFor: 'men',
    bodyShape: 'RECTANGULAR',
    fit: 'REGULAR',
  };
  found: LookedUpSize | null = null;
  failure: CustomerSizeRefused | null = null;
  readonly #action = new PendingAction();
  isChecked = false;
  readonly #dependencies: {
    readonly sizes: Pick<Sizes, 'sizeTypes'>;
    readonly desk: Pick<SizeDesk, 'lookUp'>;
  };

  constructor(dependencies: {
    readonly sizes: Pick<Sizes, 'sizeTypes'>;
    readonly desk: Pick<SizeDesk, 'lookUp'>;
  }) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { types: observableRef, typed: observableRef, found: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    const types = await this.#dependencies.sizes.sizeTypes();
    runInAction(() => {
      if (types.ok) this.types = types.value.filter(({ slug }) => blocksOf(slug).length > 0);
      this.typed = {
        ...this.typed,
        sizeTypeId: this.typed.sizeTypeId ?? this.types[0]?.id ?? null,
      };
    });
  }

  get type(): SizeType | undefined {
    return this.types.find(({ id }) => id === this.typed.sizeTypeId);
  }

  get cuts(): readonly CutFor[] {
    return this.type ? blocksOf(this.type.slug) : [];
  }

  get cutFor(): CutFor {
    const { cutFor } = this.typed;
    return this.cuts.includes(cutFor) ? cutFor : (this.cuts[0] ?? cutFor);
  }

  get fields(): readonly FactField[] {
    const bounds = factBounds(this.cutFor);
    const wrong = this.isChecked ? prefsOutOfBounds(this.#prefs) : [];
    return bodyFacts.map((fact) => ({
      fact,
      ...bounds[fact],
      text: this.typed[fact],
      isWrong: wrong.includes(fact),
    }));
  }

  /** Clears the result, because it no longer matches the input. */
  change(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    this.found = null;
    this.failure = null;
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async lookUp(): Promise<void> {
    const { type, typed } = this;
    if (this.isBusy || !type) return;
    this.isChecked = true;
    this.failure = null;
    const prefs = this.#prefs;
    if (prefsOutOfBounds(prefs).length > 0) return;
    await this.#action.run(
      () => this.#dependencies.desk.lookUp(type.id, prefs),
      (answer) => {
        if (this.typed !== typed) return;
        this.found = answer.ok ? answer.value : null;
        this.failure = answer.ok ? null : answer.failure;
      },
    );
  }

  /** Invalid numbers are out of all bounds. */
  get #prefs(): SizePrefs {
    const of = (fact: BodyFact): number => parseNumber(this.typed[fact]) ?? Number.NaN;
    return {
      facts: {
        ageYears: of('ageYears'),
        heightCm: centimeters(of('heightCm')),
        weightKg: kilograms(of('weightKg')),
        footLengthCm: centimeters(of('footLengthCm')),
        ...(this.cutFor === 'women' && { cutFor: this.cutFor }),
      },
      bodyShape: this.typed.bodyShape,
      fit: this.typed.fit,
      units: 'metric',
      known: {},
      designVersion: 'V2',
    };
  }
}

export const SizeLookUpStoreT = lateStore('SizeLookUpStore', {
  scope: 'component',
  needs: { sizes: SizesT, desk: SizeDeskT },
  is: SizeLookUpStore,
});
