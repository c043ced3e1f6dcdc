import { err, ok } from '@tailorbird/domain/kernel';
import {
  changeSize,
  convertSize,
  currentSizeDesign,
  estimateOfPrefs,
  isSameContent,
  makeManualSize,
  makeSize,
  recommendFromSize,
  recommendStandardSize,
  type SizeDesk,
  type SizeDeskRefused,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { contentOf, titled } from './sizes.ts';
import { nextId, type SharedState, type VisitorRecords } from './state.ts';

/** In-memory sizes of all customers and guests, including deleted ones. */
export class InMemorySizeDesk implements SizeDesk {
  /** The refusal of every call; null for none. */
  refusal: SizeDeskRefused | null = null;
  readonly #shared: SharedState;

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  readonly preview: SizeDesk['preview'] = async (userSizeId, toSizeTypeId) => {
    if (this.refusal) return err(this.refusal);
    const types = this.#shared.fixture.sizeTypes;
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
      conversion: {
        ...converted,
        sizeTypeId: to.id,
        measurements: titled(this.#shared, to.id, converted.measurements),
      },
      recommended: recommendFromSize(from.slug, content),
    });
  };

  readonly lookUp: SizeDesk['lookUp'] = async (sizeTypeId, prefs) => {
    if (this.refusal) return err(this.#told(this.refusal));
    const type = this.#shared.fixture.sizeTypes.find(({ id }) => id === sizeTypeId);
    if (!type) return err({ kind: 'unknown-size-type' });
    const made = makeSize(type.slug, { title: '-', prefs });
    if (!made.ok) return made;
    const recommended = recommendStandardSize(estimateOfPrefs(prefs), prefs.facts.cutFor);
    const measurements = titled(this.#shared, sizeTypeId, made.value.measurements);
    return ok({ sizeTypeId, measurements, recommended });
  };

  readonly create: SizeDesk['create'] = async (
    customerId,
    { title, sizeTypeId, wearerId, cutFor, measurements },
  ) => {
    if (this.refusal) return err(this.#told(this.refusal));
    const type = this.#shared.fixture.sizeTypes.find(({ id }) => id === sizeTypeId);
    const theirs = this.#records(customerId);
    if (!theirs) return err({ kind: 'size-not-found' });
    if (!type) return err({ kind: 'unknown-size-type' });
    if (wearerId !== null && !theirs.wearing.wearers.some(({ id }) => id === wearerId))
      return err({ kind: 'size-refused', message: 'Unknown wearer.' });
    const made = makeManualSize(type.slug, { title, measurements, cutFor });
    if (!made.ok) return made;
    const { now } = this.#shared.fixture;
    const size: UserSize = {
      ...made.value,
      id: nextId(this.#shared),
      sizeTypeId,
      wearerId,
      measurements: titled(this.#shared, sizeTypeId, made.value.measurements),
      designVersion: currentSizeDesign,
      version: 1,
      createdAt: now,
      savedAt: now,
      byShop: true,
    };
    theirs.sizes = [size, ...theirs.sizes];
    this.#keepVersion(size);
    return ok(size);
  };

  readonly change: SizeDesk['change'] = async (customerId, sizeId, change) => {
    if (this.refusal) return err(this.#told(this.refusal));
    const theirs = this.#records(customerId);
    const size = theirs?.sizes.find(({ id }) => id === sizeId);
    const type = this.#shared.fixture.sizeTypes.find(({ id }) => id === size?.sizeTypeId);
    if (!theirs || !size || !type) return err({ kind: 'size-not-found' });
    const changed = changeSize(type.slug, contentOf(size), {
      title: change.title,
      measurements: change.measurements,
    });
    if (!changed.ok) return changed;
    if (isSameContent(contentOf(size), changed.value)) return ok(size);
    const next: UserSize = {
      ...size,
      ...changed.value,
      measurements: titled(this.#shared, size.sizeTypeId, changed.value.measurements),
      designVersion: currentSizeDesign,
      version: size.version + 1,
      savedAt: this.#shared.fixture.now,
      byShop: true,
    };
    theirs.sizes = theirs.sizes.map((each) => (each === size ? next : each));
    this.#keepVersion(next);
    return ok(next);
  };

  #told({ kind }: SizeDeskRefused): {
    readonly kind: 'permission-denied' | 'size-not-found' | 'unreachable';
  } {
    return { kind: kind === 'cannot-convert' ? 'unreachable' : kind };
  }

  #records(customerId: number): VisitorRecords | undefined {
    return this.#shared.accounts.find(({ user }) => user.id === customerId)?.records;
  }

  #keepVersion({ id, createdAt: _, sizeTypeId: __, isDefault: ___, ...version }: UserSize): void {
    this.#shared.sizeVersions.set(id, [version, ...(this.#shared.sizeVersions.get(id) ?? [])]);
  }

  #find(id: number): UserSize | undefined {
    const visitors: readonly VisitorRecords[] = [
      ...this.#shared.accounts.map(({ records }) => records),
      ...this.#shared.browsers.map(({ guest }) => guest),
    ];
    return visitors
      .flatMap(({ sizes, removedSizes }) => [...sizes, ...removedSizes])
      .find((size) => size.id === id);
  }
}
