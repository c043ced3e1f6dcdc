import { err, ok } from '../kernel/index.ts';
import { convertSize, recommendFromSize, type SizeDesk, type SizeDeskRefused, type UserSize } from '../sizing/index.ts';
import { contentOf, sizeTypesOf, titled } from './inMemorySizes.ts';
import type { Belongings, InMemoryHouse } from './inMemoryState.ts';

/** Everybody's sizes in memory: those of customers and guests, also when they were removed. */
export class InMemorySizeDesk implements SizeDesk {
  /** What every call is refused with; null for none. */
  refusal: SizeDeskRefused | null = null;
  readonly #house: InMemoryHouse;

  constructor(house: InMemoryHouse) {
    this.#house = house;
  }

  readonly preview: SizeDesk['preview'] = async (userSizeId, toSizeTypeId) => {
    if (this.refusal) return err(this.refusal);
    const types = sizeTypesOf(this.#house.fixture);
    const to = types.find(({ id }) => id === toSizeTypeId);
    if (!to) return err({ kind: 'cannot-convert' });
    const size = this.#find(userSizeId);
    if (!size) return err({ kind: 'size-not-found' });
    const from = types.find(({ id }) => id === size.sizeTypeId);
    const content = contentOf(size);
    const converted = from && convertSize(from.slug, to.slug, content);
    if (!from || !converted) return err({ kind: 'cannot-convert' });
    const { sizeTypeId, title, measurements } = size;
    return ok({
      source: { sizeTypeId, title, measurements },
      conversion: { ...converted, sizeTypeId: to.id, measurements: titled(converted.measurements) },
      recommended: recommendFromSize(from.slug, content),
    });
  };

  #find(id: number): UserSize | undefined {
    const everybody: readonly Belongings[] = [
      ...this.#house.accounts.map(({ belongings }) => belongings),
      ...this.#house.browsers.map(({ guest }) => guest),
    ];
    return everybody.flatMap(({ sizes, removedSizes }) => [...sizes, ...removedSizes]).find((size) => size.id === id);
  }
}
