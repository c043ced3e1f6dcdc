import {
  baseSizes,
  type Centimeters,
  type CutFor,
  chartProperties,
  type SizeLength,
  type SizeRefused,
  type Sizes,
  type SizeType,
  standardMeasurements,
  storedCutFor,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable } from 'mobx';
import { type Clock, ClockT } from '../../../platform/browser/browser.ts';
import { RemoteData } from '../../../platform/loading/remoteData.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { SizesT } from '../../../shared/ports/ports.ts';

type SizeChartNeeds = { readonly sizes: Pick<Sizes, 'sizeTypes'>; readonly clock: Clock };

export type ChartRow = {
  readonly measure: string;
  readonly title: string;
  readonly values: readonly Centimeters[];
};

/**
 * Size charts: the measures of each size type and their order (SIZE-21). Loaded once per tab.
 */
export class SizeChartStore {
  readonly #types: RemoteData<readonly SizeType[], SizeRefused>;

  constructor({ sizes, clock }: SizeChartNeeds) {
    this.#types = new RemoteData({ ask: sizes.sizeTypes, clock });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.#types.show();
  }

  /**
   * The chart of a size type for a length and a cut, with a value per base size; no rows if the
   * size type is not listed.
   */
  rowsOf(sizeTypeSlug: string, length: SizeLength, cutFor: CutFor = 'men'): readonly ChartRow[] {
    const type = this.#types.content?.find(({ slug }) => slug === sizeTypeSlug);
    if (!type) return [];
    const sizes = baseSizes.map(
      (base) =>
        new Map(
          standardMeasurements(sizeTypeSlug, { base, length, ...storedCutFor(cutFor) })?.map(
            (each) => [each.measure, each.value],
          ),
        ),
    );
    return chartProperties(type.properties).flatMap(({ measure, title }) => {
      const values = sizes.flatMap((values) =>
        [...values].filter(([name]) => name === measure).map(([, value]) => value),
      );
      return values.length === sizes.length ? [{ measure, title, values }] : [];
    });
  }
}

export const SizeChartStoreT = lateStore('SizeChartStore', {
  scope: 'tab',
  needs: { sizes: SizesT, clock: ClockT },
  load: async () => SizeChartStore,
});
