import type { Catalog } from '@tailorbird/domain/catalog';
import type { Content } from '@tailorbird/domain/content';
import { isFresh, type Locale } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Clock, ClockT } from '../../platform/browser/browser.ts';
import { latestNotesOrNone } from '../../platform/content/latestNotes.ts';
import { CatalogT, ContentT } from '../../platform/ports/ports.ts';
import { later, store } from '../../platform/services/token.ts';
import type { Goods } from './menuRange.ts';

type GoodsState = { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly goods: Goods };

type MenuGoodsDependencies = {
  readonly catalog: () => Promise<Pick<Catalog, 'productGroups' | 'clothingTypes'>>;
  readonly content: () => Promise<Pick<Content, 'latestNotes'>>;
  readonly clock: Pick<Clock, 'now'>;
};

/** What the menu shows of the shop: fetched once for all its parts, and again for another reader, or when it is no longer fresh (DATA-05). */
export class MenuGoodsStore {
  state: GoodsState = { status: 'loading' };
  readonly #dependencies: MenuGoodsDependencies;
  /** What the goods are fetched for, or are being fetched for. */
  #reader: string | null = null;
  #readAt: number | null = null;

  constructor(dependencies: MenuGoodsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Brings the goods in for a reader. Staff are shown more than others. */
  async show(language: Locale, { isAdmin }: { readonly isAdmin: boolean }): Promise<void> {
    const reader = `${language} ${isAdmin}`;
    const isUnderWay = this.state.status === 'loading' && this.#readAt === null;
    const isCurrent = isUnderWay || (this.state.status === 'ready' && isFresh(this.#readAt, this.#dependencies.clock.now()));
    if (reader === this.#reader && isCurrent) return;
    this.#reader = reader;
    this.#readAt = null;
    this.state = { status: 'loading' };
    const state = await this.#load();
    runInAction(() => {
      if (reader !== this.#reader) return;
      this.state = state;
      this.#readAt = this.#dependencies.clock.now();
    });
  }

  async #load(): Promise<GoodsState> {
    try {
      const [catalog, content] = await Promise.all([this.#dependencies.catalog(), this.#dependencies.content()]);
      const [groups, types, notes] = await Promise.all([
        catalog.productGroups(),
        catalog.clothingTypes(),
        latestNotesOrNone({ content })(),
      ]);
      return { status: 'ready', goods: { groups, types, notes } };
    } catch {
      return { status: 'failed' };
    }
  }
}

export const MenuGoodsT = store('MenuGoods', {
  scope: 'tab',
  needs: { catalog: later(CatalogT), content: later(ContentT), clock: ClockT },
  is: MenuGoodsStore,
});
