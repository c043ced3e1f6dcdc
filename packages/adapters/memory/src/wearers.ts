import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  cutForOf,
  isSameStandardSize,
  nameWearer,
  type UserSize,
  type WantedWearer,
  type Wearer,
  type WearerRefused,
  type Wearers,
} from '@tailorbird/domain/sizing';
import { type InMemoryState, nextId, recordsOf, type VisitorRecords } from './state.ts';

const unreachable = err({ kind: 'unreachable' } as const);
const unknown = err({ kind: 'wearer-not-found' } as const);
const noSize = err({ kind: 'size-not-found' } as const);

export class InMemoryWearers implements Wearers {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly all: Wearers['all'] = async () => ok(this.#mine?.wearing.wearers ?? []);

  readonly own: Wearers['own'] = async () => ok({ cutFor: this.#mine?.wearing.cutFor ?? null });

  readonly changeOwn: Wearers['changeOwn'] = async ({ cutFor }) => {
    const mine = this.#mine;
    if (!mine) return unreachable;
    mine.wearing = { ...mine.wearing, cutFor };
    return ok({ cutFor });
  };

  readonly add: Wearers['add'] = async (wanted) => {
    const mine = this.#mine;
    if (!mine) return unreachable;
    const name = nameWearer(wanted.name, mine.wearing.wearers);
    if (!name.ok) return name;
    const { kind, cutFor = null } = wanted;
    return ok(this.#keep(mine, { id: nextId(this.#state), name: name.value, kind, cutFor }));
  };

  readonly change: Wearers['change'] = async (id, wanted) => {
    const mine = this.#mine;
    const before = mine?.wearing.wearers.find((wearer) => wearer.id === id);
    if (!mine || !before) return unknown;
    const changed = this.#changed(mine, before, wanted);
    return changed.ok ? ok(this.#keep(mine, changed.value)) : changed;
  };

  readonly remove: Wearers['remove'] = async (id) => {
    const mine = this.#mine;
    const wearer = mine?.wearing.wearers.find((each) => each.id === id);
    if (!mine || !wearer) return unknown;
    const theirs = mine.sizes.filter(({ wearerId }) => wearerId === id);
    const { wearers, removed } = mine.wearing;
    mine.wearing = {
      ...mine.wearing,
      wearers: wearers.filter((each) => each !== wearer),
      removed: [...removed, { wearer, sizes: theirs }],
    };
    mine.sizes = mine.sizes.filter((size) => !theirs.includes(size));
    return ok(null);
  };

  readonly restore: Wearers['restore'] = async (id) => {
    const mine = this.#mine;
    const removed = mine?.wearing.removed.find(({ wearer }) => wearer.id === id);
    if (!mine || !removed) return unknown;
    const named = nameWearer(removed.wearer.name, mine.wearing.wearers);
    if (!named.ok) return named;
    mine.wearing = {
      ...mine.wearing,
      removed: mine.wearing.removed.filter((each) => each !== removed),
    };
    mine.sizes = [...mine.sizes, ...removed.sizes].sort((one, other) => other.id - one.id);
    return ok(this.#keep(mine, removed.wearer));
  };

  readonly assign: Wearers['assign'] = async (sizeId, wearerId) => {
    const mine = this.#mine;
    const size = mine?.sizes.find(({ id }) => id === sizeId);
    if (!mine || !size) return noSize;
    if (wearerId !== null && !mine.wearing.wearers.some(({ id }) => id === wearerId))
      return unreachable;
    const { standardSize, sizeTypeId } = size;
    const isThere = mine.sizes.some(
      (other) =>
        other !== size &&
        other.wearerId === wearerId &&
        other.sizeTypeId === sizeTypeId &&
        other.standardSize !== null &&
        standardSize !== null &&
        isSameStandardSize(other.standardSize, standardSize),
    );
    if (isThere) return err({ kind: 'already-exists' });
    return ok(this.#replace(mine, size, { ...without(size), wearerId }));
  };

  readonly makeDefault: Wearers['makeDefault'] = async (sizeId, isDefault) => {
    const mine = this.#mine;
    const size = mine?.sizes.find(({ id }) => id === sizeId);
    if (!mine || !size) return noSize;
    const isBeside = (other: UserSize): boolean =>
      other.wearerId === size.wearerId && cutForOf(other) === cutForOf(size);
    const plain = (sizes: readonly UserSize[]): readonly UserSize[] =>
      sizes.map((other) => (other.isDefault && isBeside(other) ? without(other) : other));
    if (isDefault) {
      mine.sizes = plain(mine.sizes);
      mine.removedSizes = plain(mine.removedSizes);
    }
    const now = mine.sizes.find(({ id }) => id === sizeId) ?? size;
    return ok(this.#replace(mine, now, isDefault ? { ...now, isDefault } : without(now)));
  };

  get #mine(): VisitorRecords | null {
    return this.#state.signedIn ? recordsOf(this.#state) : null;
  }

  readonly #changed = (
    mine: VisitorRecords,
    before: Wearer,
    { name: typed, kind, cutFor }: WantedWearer,
  ): Result<Wearer, WearerRefused> => {
    const name = nameWearer(
      typed,
      mine.wearing.wearers.filter((other) => other !== before),
    );
    return name.ok
      ? ok({
          id: before.id,
          name: name.value,
          kind,
          cutFor: cutFor === undefined ? before.cutFor : cutFor,
        })
      : name;
  };

  readonly #keep = (mine: VisitorRecords, wearer: Wearer): Wearer => {
    const others = mine.wearing.wearers.filter(({ id }) => id !== wearer.id);
    mine.wearing = {
      ...mine.wearing,
      wearers: [...others, wearer].sort((one, other) => one.id - other.id),
    };
    return wearer;
  };

  readonly #replace = (mine: VisitorRecords, before: UserSize, after: UserSize): UserSize => {
    mine.sizes = mine.sizes.map((each) => (each === before ? after : each));
    return after;
  };
}

const without = ({ isDefault: _, ...size }: UserSize): UserSize => size;
