import type { Favorites, LikedDesign } from '@tailorbird/domain/designer';
import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';

/** The list behind a link. */
export class SharedListStore {
  state: LoadState<readonly LikedDesign[], { readonly kind: 'not-shared' | 'unreachable' }> = {
    status: 'initial',
  };
  readonly #favorites: Pick<Favorites, 'shared'>;

  constructor({ favorites }: { readonly favorites: Pick<Favorites, 'shared'> }) {
    this.#favorites = favorites;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(key: string): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#favorites.shared(key);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }
}
