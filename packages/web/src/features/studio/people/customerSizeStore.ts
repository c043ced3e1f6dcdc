import { checkReason } from '@tailorbird/domain/account';
import {
  blocksOf,
  type CustomerSizeRefused,
  type CutFor,
  centimeters,
  cutForOf,
  type GarmentMeasure,
  garmentBounds,
  type ManualMeasurements,
  measurementsOutOfBounds,
  parseSizeName,
  type SizeDesk,
  type Sizes,
  type SizeType,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { parseNumber } from '../../../platform/forms/parseNumber.ts';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { SizeDeskT, SizesT } from '../../../shared/ports/ports.ts';

export type MeasureProblem = 'missing' | 'not-a-number' | 'out-of-bounds';

export type MeasureField = {
  readonly measure: GarmentMeasure;
  readonly title: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly text: string;
  readonly problem: MeasureProblem | null;
};

type Typed = {
  readonly title: string;
  readonly sizeTypeId: number | null;
  readonly wearerId: number | null;
  readonly cutFor: CutFor;
  readonly reason: string;
};

type Asked = {
  readonly customerId: number;
  readonly size: UserSize | null;
  /** Reason for opening the customer, and usually for this change. */
  readonly reason: string;
  readonly languageTag: string;
};

const isMade = ({ slug }: SizeType): boolean => blocksOf(slug).length > 0;

/**
 * A size that staff create or change for a customer: finished garment measurements in
 * centimeters (API-63, API-70).
 */
export class CustomerSizeStore {
  types: readonly SizeType[] = [];
  typed: Typed = { title: '', sizeTypeId: null, wearerId: null, cutFor: 'men', reason: '' };
  failure: CustomerSizeRefused | { readonly kind: 'nothing-changed' } | null = null;
  isReasonMissing = false;
  isTitleWrong = false;
  readonly #action = new PendingAction();
  isChecked = false;
  isUnavailable = false;
  #asked: Asked | null = null;
  texts: ReadonlyMap<string, string> = new Map();
  #before: ReadonlyMap<string, string> = new Map();
  readonly #dependencies: {
    readonly sizes: Pick<Sizes, 'sizeTypes' | 'sizeType'>;
    readonly desk: Pick<SizeDesk, 'create' | 'change'>;
  };

  constructor(dependencies: {
    readonly sizes: Pick<Sizes, 'sizeTypes' | 'sizeType'>;
    readonly desk: Pick<SizeDesk, 'create' | 'change'>;
  }) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { types: observableRef, typed: observableRef, failure: observableRef, texts: observableRef },
      { autoBind: true },
    );
  }

  async begin(asked: Asked): Promise<void> {
    const { size, languageTag, reason } = asked;
    this.#asked = asked;
    this.isUnavailable = false;
    const { sizes } = this.#dependencies;
    const one = size && (await sizes.sizeType(size.sizeTypeId));
    const all = one ? null : await sizes.sizeTypes();
    runInAction(() => {
      const number = new Intl.NumberFormat(languageTag, {
        maximumFractionDigits: 1,
        useGrouping: false,
      });
      this.types = one?.ok ? [one.value] : all?.ok ? all.value.filter(isMade) : [];
      this.isUnavailable = this.types.length === 0;
      this.texts = new Map(
        size?.measurements.map(({ measure, value }) => [measure, number.format(value)]),
      );
      this.#before = this.texts;
      this.typed = {
        title: '',
        sizeTypeId: this.types[0]?.id ?? null,
        wearerId: size?.wearerId ?? null,
        cutFor: size ? cutForOf(size) : 'men',
        reason,
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

  get fields(): readonly MeasureField[] {
    const { type } = this;
    const bounds = (type && garmentBounds(type.slug, this.cutFor)) ?? {};
    return [...(type?.properties ?? [])]
      .sort((one, other) => one.displayOrder - other.displayOrder)
      .flatMap(({ measure: name, title }) => {
        const measure = name as GarmentMeasure;
        const within = bounds[measure];
        const text = this.texts.get(measure) ?? '';
        // Existing sizes keep their set of measures.
        const isAsked = !this.#asked?.size || this.#before.has(measure);
        return within && isAsked
          ? [
              {
                measure,
                title,
                ...within,
                text,
                problem: this.isChecked ? this.#problemOf(measure, text) : null,
              },
            ]
          : [];
      });
  }

  change(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    this.failure = null;
    if ('reason' in change) this.isReasonMissing = false;
    if ('title' in change) this.isTitleWrong = false;
  }

  measure(measure: GarmentMeasure, text: string): void {
    this.texts = new Map([...this.texts, [measure, text]]);
    this.failure = null;
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async save(): Promise<UserSize | null> {
    const [asked, type] = [this.#asked, this.type];
    if (this.isBusy || !asked || !type) return null;
    const [title, reason] = [parseSizeName(this.typed.title), checkReason(this.typed.reason)];
    this.failure = null;
    this.isChecked = true;
    this.isReasonMissing = !reason.ok;
    this.isTitleWrong = asked.size === null && !title.ok;
    if (!reason.ok || this.isTitleWrong || this.fields.some(({ problem }) => problem !== null))
      return null;
    const measurements = this.#measurements();
    if (asked.size && Object.keys(measurements).length === 0) {
      this.failure = { kind: 'nothing-changed' };
      return null;
    }
    const { desk } = this.#dependencies;
    return this.#action.run(
      () =>
        asked.size
          ? desk.change(asked.customerId, asked.size.id, { measurements, reason: reason.value })
          : desk.create(asked.customerId, {
              title: title.ok ? title.value : '',
              sizeTypeId: type.id,
              wearerId: this.typed.wearerId,
              cutFor: this.cutFor,
              measurements,
              reason: reason.value,
            }),
      (answer) => {
        if (answer.ok) return answer.value;
        this.failure = answer.failure;
        return null;
      },
    );
  }

  #measurements(): ManualMeasurements {
    return Object.fromEntries(
      this.fields.flatMap(({ measure, text }) => {
        const value = parseNumber(text);
        return value === null || text === this.#before.get(measure)
          ? []
          : [[measure, centimeters(value)]];
      }),
    );
  }

  #problemOf(measure: GarmentMeasure, text: string): MeasureProblem | null {
    const { type } = this;
    // Unchanged values are not validated.
    if (!type || text === this.#before.get(measure)) return null;
    if (text.trim() === '') return 'missing';
    const value = parseNumber(text);
    if (value === null) return 'not-a-number';
    return measurementsOutOfBounds(type.slug, { [measure]: centimeters(value) }, this.cutFor)
      .length > 0
      ? 'out-of-bounds'
      : null;
  }
}

export const CustomerSizeStoreT = lateStore('CustomerSizeStore', {
  scope: 'component',
  needs: { sizes: SizesT, desk: SizeDeskT },
  is: CustomerSizeStore,
});
