import { err, ok, type Result } from '../kernel/index.ts';
import { type SizeRefused, type Sizes, type StandardSize, standardMeasurements, type UserSize } from '../sizing/index.ts';
import { belongingsOf, type InMemoryState, nextId } from './inMemoryState.ts';

/** Sizes in memory. */
export class InMemorySizes implements Sizes {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly ofStandardSize = async (request: {
    readonly size: StandardSize;
    readonly sizeTypeId: number;
    readonly title: string;
  }): Promise<Result<{ readonly id: number }, SizeRefused>> => {
    const { size, sizeTypeId, title } = request;
    const sizeType = this.#state.fixture.clothingTypes.find((type) => type.sizeType?.id === sizeTypeId)?.sizeType;
    const measurements = sizeType && standardMeasurements(sizeType.slug, size);
    if (!measurements) return err({ kind: 'unknown-size-type' });
    const belongings = belongingsOf(this.#state);
    const known = belongings.sizes.find(
      ({ standardSize, sizeTypeId: other }) =>
        other === sizeTypeId && standardSize?.base === size.base && standardSize.length === size.length,
    );
    if (known) return ok({ id: known.id });
    const created: UserSize = {
      id: nextId(this.#state),
      title,
      sizeTypeId,
      standardSize: size,
      measurements: measurements.map(({ measure, value }) => ({ measure, title: measure, value })),
    };
    belongings.sizes = [created, ...belongings.sizes];
    return ok({ id: created.id });
  };

  readonly all = async (): Promise<Result<readonly UserSize[], SizeRefused>> => ok(belongingsOf(this.#state).sizes);

  readonly byId = async (id: number): Promise<Result<UserSize, SizeRefused>> => {
    const size = belongingsOf(this.#state).sizes.find((candidate) => candidate.id === id);
    return size ? ok(size) : err({ kind: 'size-not-found' });
  };
}
