import { type Catalog, defaultSiteFilter } from '@tailorbird/domain/catalog';
import type { Content, NoteTeaser } from '@tailorbird/domain/content';
import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Clock, ClockT } from '../../platform/browser/browser.ts';
import { RemoteData } from '../../platform/loading/remoteData.ts';
import { later, store } from '../../platform/services/token.ts';
import { latestNotesOrNone } from '../../shared/content/latestNotes.ts';
import { CatalogT, ContentT } from '../../shared/ports/ports.ts';
import type { Goods } from './menuRange.ts';

type Range = Omit<Goods, 'notes'>;
type Unreached = { readonly kind: 'unreachable' };
type GoodsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly goods: Goods };

type MenuGoodsDependencies = {
  readonly catalog: () => Promise<
    Pick<Catalog, 'productGroups' | 'clothingTypes' | 'activeTypeIds'>
  >;
  readonly content: () => Promise<Pick<Content, 'latestNotes'>>;
  readonly clock: Clock;
};

/**
 * Catalog data of the menu: loaded once for all its parts, and again for another viewer or when
 * it is stale (DATA-05).
 */
export class MenuGoodsStore {
  shown: { readonly reader: string; readonly goods: RemoteData<Range, Unreached> } | null = null;
  /** Load on their own: the menu does not wait for notes (NOTES-03). */
  notes: readonly NoteTeaser[] = [];
  readonly #dependencies: MenuGoodsDependencies;

  constructor(dependencies: MenuGoodsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { shown: observableRef, notes: observableRef }, { autoBind: true });
  }

  get state(): GoodsState {
    const goods = this.shown?.goods;
    if (goods?.content) return { status: 'ready', goods: { ...goods.content, notes: this.notes } };
    return goods?.hasFailed ? { status: 'failed' } : { status: 'loading' };
  }

  /** Loads the goods for a viewer. Staff see more than customers. */
  async show(language: Locale, { isAdmin }: { readonly isAdmin: boolean }): Promise<void> {
    const reader = `${language} ${isAdmin}`;
    if (this.shown?.reader !== reader) {
      this.shown?.goods.leave();
      this.notes = [];
      this.shown = {
        reader,
        goods: new RemoteData({
          ask: () => this.#ask(reader, isAdmin ? 'menu' : undefined),
          clock: this.#dependencies.clock,
        }),
      };
    }
    await this.shown.goods.show();
  }

  readonly #ask = async (reader: string, list?: 'menu'): Promise<Result<Range, Unreached>> => {
    void this.#askForNotes(reader);
    try {
      const catalog = await this.#dependencies.catalog();
      const [groups, types, activeIds] = await Promise.all([
        catalog.productGroups(list),
        catalog.clothingTypes(list),
        catalog.activeTypeIds(defaultSiteFilter).catch(() => null),
      ]);
      return ok({ groups, types, activeIds });
    } catch {
      return err({ kind: 'unreachable' });
    }
  };

  async #askForNotes(reader: string): Promise<void> {
    const notes = await this.#dependencies.content().then(
      (content) => latestNotesOrNone({ content })(),
      () => [],
    );
    runInAction(() => {
      if (this.shown?.reader === reader) this.notes = notes;
    });
  }
}

export const MenuGoodsT = store('MenuGoods', {
  scope: 'tab',
  needs: { catalog: later(CatalogT), content: later(ContentT), clock: ClockT },
  is: MenuGoodsStore,
});
