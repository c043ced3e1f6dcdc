import {
  type Favorite,
  type Favorites,
  isSameDesign,
  type LikedDesign,
  markFavorite,
  unmarkFavorite,
} from '@tailorbird/domain/designer';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../visit/visitStore.ts';
import { storedFavorites } from './storedDesigns.ts';

type Unreached = { readonly kind: 'unreachable' };
type Answer = Promise<Result<null, Unreached>>;

type Dependencies = {
  readonly favorites: () => Promise<Favorites>;
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;
  readonly visit: Pick<VisitStore, 'user' | 'state' | 'refresh'>;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * Favorite designs. A guest's are stored in this browser only; at sign-in they move to the
 * account's list (LIKE-02).
 */
export class FavoritesStore {
  designs: readonly Favorite[];
  status: 'loading' | 'ready' | 'unreachable' = 'loading';
  readonly #dependencies: Dependencies;
  readonly #stop: () => void;
  /** Discards responses of superseded calls. */
  #turn = 0;
  #owner: number | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.designs = storedFavorites.read(dependencies.preferences).designs;
    makeAutoObservable(this, { designs: observableRef }, { autoBind: true });
    this.#stop = reaction(
      () => `${dependencies.visit.state.status} ${dependencies.visit.user?.id}`,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  dispose(): void {
    this.#stop();
  }

  get isGuest(): boolean {
    return this.#dependencies.visit.user === null;
  }

  listed(design: LikedDesign): Favorite | undefined {
    return this.designs.find((each) => isSameDesign(each, design));
  }

  has(design: LikedDesign): boolean {
    return this.listed(design) !== undefined;
  }

  /** Retries a failed load of the list, or of the visit if that failed. */
  async tryAgain(): Promise<void> {
    const { visit } = this.#dependencies;
    if (visit.user === undefined) {
      this.status = 'loading';
      await visit.refresh();
      // The list loads once the visit is known.
      if (visit.user !== undefined) return;
    }
    await this.load();
  }

  /**
   * Loads the visitor's list. Guest favorites are not merged while staff act for a customer.
   */
  async load(): Promise<void> {
    const { preferences, visit } = this.#dependencies;
    const { user, state } = visit;
    if (user === undefined) {
      // Guest favorites stored in this browser show even while the visit is unknown.
      this.status = state.status === 'unreachable' ? 'unreachable' : 'loading';
      return;
    }
    if (user === null) {
      this.designs = storedFavorites.read(preferences).designs;
      this.status = 'ready';
      this.#owner = null;
      return;
    }
    this.status = 'loading';
    const kept =
      user.impersonate || user.isStoreImpersonate ? [] : storedFavorites.read(preferences).designs;
    if (this.#owner !== user.id) {
      // Never show a previous account's list while the new one loads.
      this.designs = kept;
      this.#owner = user.id;
    }
    const answer = await this.#ask(async (port) => {
      if (kept.length === 0) return await port.all();
      const added = await port.add(kept);
      if (added.ok) storedFavorites.remove(preferences);
      return added;
    });
    if (!answer.ok) runInAction(() => (this.status = 'unreachable'));
  }

  /**
   * Adds a design to the list. With its earlier mark time it returns to its old position
   * (LIKE-04).
   */
  mark(design: LikedDesign, markedAt: number = this.#dependencies.clock.now()): Answer {
    const favorite = { slug: design.slug, variantId: design.variantId, markedAt };
    return this.#change(
      (list) => markFavorite(list, favorite),
      (port) => port.add([favorite]),
    );
  }

  unmark(design: LikedDesign): Answer {
    return this.#change(
      (list) => unmarkFavorite(list, design),
      (port) => port.remove(design),
    );
  }

  /** Updates the list at once and reverts it if saving fails. */
  async #change(
    apply: (list: readonly Favorite[]) => readonly Favorite[],
    send: (port: Favorites) => Promise<Result<readonly Favorite[], Unreached>>,
  ): Answer {
    const { preferences, visit } = this.#dependencies;
    if (!visit.user) {
      // Another tab may have changed the list meanwhile.
      const { designs } = storedFavorites.read(preferences);
      this.designs = apply(designs.length > 0 ? designs : this.designs);
      if (this.designs.length > 0) storedFavorites.write(preferences, { designs: this.designs });
      else storedFavorites.remove(preferences);
      return ok(null);
    }
    const before = this.designs;
    const asker = visit.user.id;
    this.designs = apply(before);
    const answer = await this.#ask(send);
    // Do not restore the list if another account signed in meanwhile.
    if (!answer.ok && visit.user?.id === asker) runInAction(() => (this.designs = before));
    return answer;
  }

  async #ask(send: (port: Favorites) => Promise<Result<readonly Favorite[], Unreached>>): Answer {
    this.#turn += 1;
    const turn = this.#turn;
    const asker = this.#dependencies.visit.user?.id;
    const answer = await this.#send(send);
    if (!answer.ok) return answer;
    runInAction(() => {
      if (turn !== this.#turn || asker !== this.#dependencies.visit.user?.id) return;
      this.designs = answer.value;
      this.status = 'ready';
    });
    return ok(null);
  }

  /** The account's adapter may fail to load, too. */
  async #send(
    send: (port: Favorites) => Promise<Result<readonly Favorite[], Unreached>>,
  ): Promise<Result<readonly Favorite[], Unreached>> {
    try {
      return await send(await this.#dependencies.favorites());
    } catch {
      return err({ kind: 'unreachable' });
    }
  }
}
