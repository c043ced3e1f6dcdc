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
import { keptFavorites } from './keptDesigns.ts';

type Unreached = { readonly kind: 'unreachable' };
type Answer = Promise<Result<null, Unreached>>;

type Dependencies = {
  readonly favorites: () => Promise<Favorites>;
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;
  readonly visit: Pick<VisitStore, 'user' | 'state' | 'refresh'>;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * The designs somebody likes. Those of a guest are kept in this browser, and nobody is told; when they sign in, they become part of the account's list and leave the browser (LIKE-02).
 */
export class FavoritesStore {
  designs: readonly Favorite[];
  /** Whether the list is the one of who is here. */
  status: 'loading' | 'ready' | 'unreachable' = 'loading';
  readonly #dependencies: Dependencies;
  readonly #stop: () => void;
  /** Answers of calls that were overtaken are not taken over. */
  #turn = 0;
  /** Whose list is shown; null is a guest. */
  #owner: number | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.designs = keptFavorites.read(dependencies.preferences).designs;
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

  /** A guest keeps the list in the browser. */
  get isGuest(): boolean {
    return this.#dependencies.visit.user === null;
  }

  /** The design as it is listed; undefined when it is not. */
  listed(design: LikedDesign): Favorite | undefined {
    return this.designs.find((each) => isSameDesign(each, design));
  }

  has(design: LikedDesign): boolean {
    return this.listed(design) !== undefined;
  }

  /** Asks again for what did not come: for who is here, where nobody has said. */
  async tryAgain(): Promise<void> {
    const { visit } = this.#dependencies;
    if (visit.user === undefined) {
      this.status = 'loading';
      await visit.refresh();
      // Once it is known who is here the list is brought in by itself.
      if (visit.user !== undefined) return;
    }
    await this.load();
  }

  /** Brings in the list of who is here. Whoever acts for a customer does not give them what they like themselves. */
  async load(): Promise<void> {
    const { preferences, visit } = this.#dependencies;
    const { user, state } = visit;
    if (user === undefined) {
      // Nobody knows who is here: what this browser keeps is there all the same.
      this.status = state.status === 'unreachable' ? 'unreachable' : 'loading';
      return;
    }
    if (user === null) {
      this.designs = keptFavorites.read(preferences).designs;
      this.status = 'ready';
      this.#owner = null;
      return;
    }
    this.status = 'loading';
    const kept =
      user.impersonate || user.isStoreImpersonate ? [] : keptFavorites.read(preferences).designs;
    if (this.#owner !== user.id) {
      // What somebody else likes is not shown to who came after them, not even until their own list is there.
      this.designs = kept;
      this.#owner = user.id;
    }
    const answer = await this.#ask(async (port) => {
      if (kept.length === 0) return await port.all();
      const added = await port.add(kept);
      if (added.ok) keptFavorites.remove(preferences);
      return added;
    });
    if (!answer.ok) runInAction(() => (this.status = 'unreachable'));
  }

  /** Puts a design on the list; with the mark it had it comes back where it stood (LIKE-04). */
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

  /** Shows at once, and is taken back when it could not be kept. */
  async #change(
    apply: (list: readonly Favorite[]) => readonly Favorite[],
    send: (port: Favorites) => Promise<Result<readonly Favorite[], Unreached>>,
  ): Answer {
    const { preferences, visit } = this.#dependencies;
    if (!visit.user) {
      // Another tab may have changed the list meanwhile.
      const { designs } = keptFavorites.read(preferences);
      this.designs = apply(designs.length > 0 ? designs : this.designs);
      if (this.designs.length > 0) keptFavorites.write(preferences, { designs: this.designs });
      else keptFavorites.remove(preferences);
      return ok(null);
    }
    const before = this.designs;
    const asker = visit.user.id;
    this.designs = apply(before);
    const answer = await this.#ask(send);
    // What was theirs is nobody else's who came meanwhile.
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

  /** The way to the account may not load either. */
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
