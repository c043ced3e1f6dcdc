import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  changeSize,
  convertSize,
  currentSizeDesign,
  cutForOf,
  type GarmentMeasure,
  isCutForOthers,
  isSameContent,
  makeSize,
  makeStandardSize,
  parseSizeFile,
  prefsOfIdealSize,
  recommendForGarment,
  type SavedMeasurement,
  type SizeContent,
  type SizeRefused,
  type Sizes,
  type SizeType,
  savedStandardSize,
  sizeDependencies,
  sizeOfFile,
  storedAsymmetry,
  type UserSize,
} from '@tailorbird/domain/sizing';
import {
  type InMemoryState,
  nextId,
  noWearers,
  recordsOf,
  type StoredSizeVersion,
  type VisitorRecords,
} from './state.ts';

type Answer<Value> = Promise<Result<Value, SizeRefused>>;

const notFound: Result<never, SizeRefused> = err({ kind: 'size-not-found' });
const unknownType: Result<never, SizeRefused> = err({ kind: 'unknown-size-type' });

export const contentOf = (
  size: Pick<
    UserSize,
    'title' | 'standardSize' | 'cutFor' | 'prefs' | 'measurements' | 'asymmetry'
  >,
): SizeContent => ({
  title: size.title,
  standardSize: size.standardSize,
  cutFor: size.cutFor,
  ...storedAsymmetry(size.asymmetry),
  prefs: size.prefs,
  measurements: size.measurements.map(({ measure, value, origin }) => ({
    measure: measure as GarmentMeasure,
    value,
    origin,
  })),
});

export const titled = (
  { fixture }: Pick<InMemoryState, 'fixture'>,
  sizeTypeId: number,
  measurements: readonly SavedMeasurement[],
): UserSize['measurements'] => {
  const properties = fixture.sizeTypes.find(({ id }) => id === sizeTypeId)?.properties ?? [];
  const titles = new Map<string, string>(properties.map(({ measure, title }) => [measure, title]));
  return measurements.map((each) => ({ ...each, title: titles.get(each.measure) ?? each.measure }));
};

const keepVersion = (
  { sizeVersions }: Pick<InMemoryState, 'sizeVersions'>,
  size: UserSize,
  learnedFrom: StoredSizeVersion['learnedFrom'] = [],
): void => {
  const { id, createdAt: _, sizeTypeId: __, isDefault: ___, ...version } = size;
  sizeVersions.set(id, [{ ...version, learnedFrom }, ...(sizeVersions.get(id) ?? [])]);
};

/** Saves the next version of a size, unless its content is the same. */
export const replaceSize = (
  state: InMemoryState,
  records: VisitorRecords,
  size: UserSize,
  content: SizeContent,
  learnedFrom: StoredSizeVersion['learnedFrom'] = [],
): UserSize => {
  if (isSameContent(contentOf(size), content)) return size;
  const changed: UserSize = {
    ...size,
    ...content,
    cutFor: content.cutFor,
    asymmetry: content.asymmetry,
    measurements: titled(state, size.sizeTypeId, content.measurements),
    designVersion: currentSizeDesign,
    version: size.version + 1,
    savedAt: state.fixture.now,
    byShop: undefined,
  };
  records.sizes = records.sizes.map((each) => (each.id === size.id ? changed : each));
  keepVersion(state, changed, learnedFrom);
  return changed;
};

/** In-memory sizes. Every size type of the fixture is shown. */
export class InMemorySizes implements Sizes {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly sizeTypes = async (): Answer<readonly SizeType[]> => ok(this.#types());

  readonly sizeType = async (id: number): Answer<SizeType> => {
    const found = this.#types().find((type) => type.id === id);
    return found ? ok(found) : err({ kind: 'unknown-size-type' });
  };

  readonly dependencies: Sizes['dependencies'] = async (id, cutFor) => {
    const type = await this.sizeType(id);
    return type.ok ? ok(sizeDependencies(type.value, cutFor)) : type;
  };

  readonly all = async (): Answer<readonly UserSize[]> => ok(recordsOf(this.#state).sizes);

  readonly listed: Sizes['listed'] = async (sizeTypeId) =>
    ok(
      recordsOf(this.#state)
        .sizes.filter((size) => sizeTypeId === undefined || size.sizeTypeId === sizeTypeId)
        .map(({ id, title, sizeTypeId: of, standardSize }) => ({
          id,
          title,
          sizeTypeId: of,
          standardSize,
        })),
    );

  readonly byId = async (id: number): Answer<UserSize> => this.#found(id);

  readonly ofStandardSize: Sizes['ofStandardSize'] = async ({
    size,
    sizeTypeId,
    title,
    idealSize,
    wearerId = null,
  }) => {
    const type = this.#type(sizeTypeId);
    if (!type) return unknownType;
    const own = recordsOf(this.#state).sizes.filter((each) => each.wearerId === wearerId);
    const known = savedStandardSize(own, size, sizeTypeId);
    if (known) return ok({ id: known.id });
    const prefs = idealSize ? prefsOfIdealSize(idealSize) : null;
    const made = makeStandardSize(type.slug, { title, size, prefs });
    return made.ok ? ok({ id: this.#add(sizeTypeId, made.value, wearerId).id }) : err(made.failure);
  };

  readonly create: Sizes['create'] = async ({ title, sizeTypeId, prefs, wearerId = null }) => {
    const type = this.#type(sizeTypeId);
    if (!type) return unknownType;
    const made = makeSize(type.slug, { title, prefs });
    return made.ok ? ok(this.#add(sizeTypeId, made.value, wearerId)) : err(made.failure);
  };

  readonly importFile: Sizes['importFile'] = async (text) => {
    const read = parseSizeFile(text);
    if (!read.ok) return read;
    const type = this.#types().find(({ slug }) => slug === read.value.sizeTypeSlug);
    if (!type) return unknownType;
    const made = sizeOfFile(read.value);
    if (!made.ok) return made;
    const own = recordsOf(this.#state).sizes.filter(({ wearerId }) => wearerId === null);
    const before =
      made.value.standardSize && savedStandardSize(own, made.value.standardSize, type.id);
    return ok(before ?? this.#add(type.id, made.value, null));
  };

  readonly update: Sizes['update'] = async (id, change) => {
    const size = this.#find(id);
    const type = size && this.#type(size.sizeTypeId);
    if (!size || !type) return notFound;
    const changed = changeSize(type.slug, contentOf(size), change);
    return changed.ok
      ? ok(replaceSize(this.#state, recordsOf(this.#state), size, changed.value))
      : err(changed.failure);
  };

  readonly remove: Sizes['remove'] = async (id) => {
    const records = recordsOf(this.#state);
    const size = this.#find(id);
    if (!size) return notFound;
    records.sizes = records.sizes.filter((each) => each !== size);
    records.removedSizes = [size, ...records.removedSizes];
    return ok(null);
  };

  readonly history: Sizes['history'] = async (id) => {
    if (!this.#find(id)) return notFound;
    const { orders } = recordsOf(this.#state);
    return ok(
      (this.#state.sizeVersions.get(id) ?? []).map((version) => ({
        ...version,
        learnedFrom: version.learnedFrom ?? [],
        orders: orders.flatMap((order) =>
          order.lines
            .filter(({ size }) => size?.id === id && (size.version ?? 1) === version.version)
            .map(({ title, quantity }) => ({
              orderNumber: order.number,
              orderedAt: order.datePlaced,
              title,
              quantity,
            })),
        ),
      })),
    );
  };

  readonly restore: Sizes['restore'] = async (id, version) => {
    const records = recordsOf(this.#state);
    const removed = records.removedSizes.find((size) => size.id === id);
    const size = removed ?? this.#find(id);
    const wanted = (this.#state.sizeVersions.get(id) ?? []).find(
      (each) => each.version === version,
    );
    if (!size || !wanted) return notFound;
    const standard =
      wanted.standardSize && savedStandardSize(records.sizes, wanted.standardSize, size.sizeTypeId);
    if (standard && standard.id !== id) return ok(standard);
    if (removed) {
      records.removedSizes = records.removedSizes.filter((each) => each !== removed);
      records.sizes = [removed, ...records.sizes].sort((one, other) => other.id - one.id);
    }
    return ok(
      replaceSize(
        this.#state,
        recordsOf(this.#state),
        size,
        contentOf({ ...size, asymmetry: undefined, ...wanted }),
      ),
    );
  };

  readonly previewConversion: Sizes['previewConversion'] = async (id, toSizeTypeId) => {
    const size = this.#find(id);
    if (!size) return notFound;
    const converted = this.#convert(size, toSizeTypeId);
    return converted
      ? ok({
          ...converted,
          sizeTypeId: toSizeTypeId,
          measurements: titled(this.#state, toSizeTypeId, converted.measurements),
        })
      : this.#unconverted(size, toSizeTypeId);
  };

  readonly convert: Sizes['convert'] = async (id, toSizeTypeId) => {
    const size = this.#find(id);
    if (!size) return notFound;
    const converted = this.#convert(size, toSizeTypeId);
    if (!converted) return this.#unconverted(size, toSizeTypeId);
    if (size.sizeTypeId === toSizeTypeId) return ok(size);
    const { standardSize, measurements } = converted;
    const before =
      standardSize && savedStandardSize(recordsOf(this.#state).sizes, standardSize, toSizeTypeId);
    return ok(
      before ??
        this.#add(toSizeTypeId, {
          title: size.title,
          prefs: size.prefs,
          standardSize,
          measurements,
          cutFor: size.cutFor,
          asymmetry: size.asymmetry,
        }),
    );
  };

  readonly recommendFrom: Sizes['recommendFrom'] = async ({ userSizeId, sizeTypeId }) => {
    const size = this.#find(userSizeId);
    const type = size && this.#type(size.sizeTypeId);
    if (!size || !type) return notFound;
    const wanted = this.#type(sizeTypeId);
    return wanted ? ok(recommendForGarment(type.slug, contentOf(size), wanted.slug)) : unknownType;
  };

  readonly exported: Sizes['exported'] = async () => {
    const { sizes, removedSizes } = recordsOf(this.#state);
    const withVersions = (size: UserSize) => ({
      ...size,
      versions: this.#state.sizeVersions.get(size.id) ?? [],
    });
    return ok(
      JSON.stringify(
        { sizes: sizes.map(withVersions), removed: removedSizes.map(withVersions) },
        null,
        2,
      ),
    );
  };

  readonly removeAll: Sizes['removeAll'] = async () => {
    const records = recordsOf(this.#state);
    const all = [...records.sizes, ...records.removedSizes];
    const needed = new Set(records.basket.lines.map(({ snapshot }) => snapshot.userSizeId));
    for (const { id } of all) this.#state.sizeVersions.delete(id);
    records.erasedSizes = [
      ...records.erasedSizes,
      ...all.filter(({ id }) => needed.has(id)).map((size) => ({ ...size, prefs: null })),
    ];
    records.sizes = [];
    records.removedSizes = [];
    records.wearing = noWearers;
    return ok(null);
  };

  readonly #types = (): readonly SizeType[] => this.#state.fixture.sizeTypes;

  readonly #type = (id: number): SizeType | undefined =>
    this.#types().find((type) => type.id === id);

  readonly #find = (id: number): UserSize | undefined =>
    recordsOf(this.#state).sizes.find((size) => size.id === id);

  readonly #found = (id: number): Result<UserSize, SizeRefused> => {
    const size = this.#find(id);
    return size ? ok(size) : notFound;
  };

  readonly #convert = (size: UserSize, toSizeTypeId: number) => {
    const [from, to] = [this.#type(size.sizeTypeId), this.#type(toSizeTypeId)];
    return from && to && convertSize(from.slug, to.slug, contentOf(size));
  };

  readonly #unconverted = (size: UserSize, toSizeTypeId: number): Result<never, SizeRefused> =>
    isCutForOthers(this.#type(toSizeTypeId)?.slug ?? '', cutForOf(size))
      ? err({ kind: 'size-invalid', fields: ['cutFor'] })
      : unknownType;

  readonly #add = (
    sizeTypeId: number,
    content: SizeContent,
    wearerId: number | null = null,
  ): UserSize => {
    const records = recordsOf(this.#state);
    const { now } = this.#state.fixture;
    const size: UserSize = {
      ...content,
      id: nextId(this.#state),
      sizeTypeId,
      wearerId,
      measurements: titled(this.#state, sizeTypeId, content.measurements),
      designVersion: currentSizeDesign,
      version: 1,
      createdAt: now,
      savedAt: now,
    };
    records.sizes = [size, ...records.sizes];
    keepVersion(this.#state, size);
    return size;
  };
}
