import type { Basket, BasketRefused, Baskets } from '@tailorbird/domain/basket';
import type { Catalog } from '@tailorbird/domain/catalog';
import {
  checkTillReference,
  type Handover,
  type SaleRefused,
  type Till,
  type TillDesk,
  type TillMeans,
  type TillOffer,
  type TillSaleFailures,
} from '@tailorbird/domain/checkout';
import { type Money, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { NewKeyT } from '../../../platform/browser/browser.ts';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import type { PlaceStore } from '../../../shared/place/placeStore.ts';
import { PlaceT } from '../../../shared/place/placeStore.ts';
import { BasketsT, CatalogT, TillT } from '../../../shared/ports/ports.ts';
import type { VisitStore } from '../../../shared/visit/visitStore.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { type CounterPiece, counterPieces, findPieces } from './counterPieces.ts';

type Sold = {
  readonly orderNumber: string;
  readonly paid: Money;
  readonly means: TillMeans;
  readonly handover: Handover;
};

export type TillDependencies = {
  readonly till: Pick<Till, 'desk' | 'sell'>;
  readonly baskets: Pick<Baskets, 'current' | 'add' | 'changeQuantity' | 'remove'>;
  readonly catalog: Pick<Catalog, 'clothingTypes'>;
  readonly visit: Pick<VisitStore, 'user' | 'countryCode' | 'countBasket'>;
  readonly place: Pick<PlaceStore, 'choose'>;
  readonly newKey: () => string;
};

export class TillStore {
  desk: TillDesk | null = null;
  basket: Basket | null = null;
  pieces: readonly CounterPiece[] = [];
  search = '';
  storeName = '';
  means: TillMeans = 'card';
  reference = '';
  email = '';
  wanted: Handover | null = null;
  fields: TillSaleFailures = {};
  failure: SaleRefused | BasketRefused | null = null;
  sold: Sold | null = null;
  hasFailed = false;
  readonly #action = new PendingAction();
  readonly #dependencies: TillDependencies;
  /** Idempotency key of a sale whose result is unknown. */
  #attempt: { readonly key: string; readonly content: string } | null = null;

  constructor(dependencies: TillDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        desk: observableRef,
        basket: observableRef,
        pieces: observableRef,
        fields: observableRef,
        failure: observableRef,
        sold: observableRef,
      },
      { autoBind: true },
    );
  }

  /**
   * True if staff act for a customer: the sale belongs to them and the receipt goes to their
   * address.
   */
  get isForCustomer(): boolean {
    return this.#dependencies.visit.user?.isStoreImpersonate === true;
  }

  get found(): readonly CounterPiece[] {
    return findPieces(this.pieces, this.search);
  }

  /** The chosen handover, or the first available. */
  get offer(): TillOffer | null {
    const offers = this.desk?.offers ?? [];
    return offers.find(({ handover }) => handover === this.wanted) ?? offers[0] ?? null;
  }

  async load(): Promise<void> {
    this.hasFailed = false;
    const { till, baskets, catalog } = this.#dependencies;
    const [desk, basket, types] = await Promise.all([
      till.desk(),
      baskets.current(),
      catalog.clothingTypes().catch(() => null),
    ]);
    runInAction(() => {
      this.hasFailed = !desk.ok || !basket.ok || types === null;
      if (types) this.pieces = counterPieces(types);
      if (desk.ok) this.#takeDesk(desk.value);
      if (basket.ok) this.#takeBasket(basket.value);
    });
    await this.#priceForStore();
  }

  look(search: string): void {
    this.search = search;
  }

  /** Searches the input; a single result goes into the basket. */
  async enter(): Promise<void> {
    const [only, ...others] = this.found;
    if (!only || others.length > 0 || this.search.trim() === '') return;
    await this.add(only);
    runInAction(() => {
      if (!this.failure) this.search = '';
    });
  }

  add({ type, color }: CounterPiece): Promise<void> {
    const piece = {
      clothingTypeId: type.id,
      fabricColorId: color.id,
      selectedProperties: {},
      userSizeId: null,
    };
    return this.#change(() =>
      this.#dependencies.baskets.add({
        ...piece,
        initials: '',
        note: '',
        quantity: 1,
        productId: null,
      }),
    );
  }

  setQuantity(lineId: number, quantity: number): Promise<void> {
    const { baskets } = this.#dependencies;
    return this.#change(() =>
      quantity > 0 ? baskets.changeQuantity(lineId, quantity) : baskets.remove(lineId),
    );
  }

  choose(change: {
    readonly storeName?: string;
    readonly means?: TillMeans;
    readonly handover?: Handover;
  }): void {
    if (change.storeName !== undefined) {
      this.storeName = change.storeName;
      void this.#priceForStore();
    }
    if (change.means) this.means = change.means;
    if (change.handover) this.wanted = change.handover;
    this.fields = {};
  }

  type(change: { readonly reference?: string; readonly email?: string }): void {
    const { reference, email, ...others } = this.fields;
    this.fields = {
      ...others,
      ...(reference && change.reference === undefined && { reference }),
      ...(email && change.email === undefined && { email }),
    };
    if (change.reference !== undefined) this.reference = change.reference;
    if (change.email !== undefined) this.email = change.email;
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  /** Completes the sale once, regardless of repeated clicks and lost responses. */
  async sell(): Promise<void> {
    const { offer } = this;
    if (this.isBusy || !offer?.owed) return;
    this.sold = null;
    this.failure = null;
    this.fields = this.#wrong();
    if (Object.keys(this.fields).length > 0) return;
    const { storeName: store, means, reference } = this;
    const { handover, owed } = offer;
    const asked = {
      store,
      means,
      reference,
      handover,
      email: this.isForCustomer ? null : this.email.trim(),
      expected: owed,
    };
    const content = JSON.stringify([
      asked,
      this.basket?.id,
      this.basket?.lines.map(({ id, quantity }) => [id, quantity]),
    ]);
    if (this.#attempt?.content !== content)
      this.#attempt = { key: this.#dependencies.newKey(), content };
    const idempotencyKey = this.#attempt.key;
    const hasChanged = await this.#action.run(
      () => this.#dependencies.till.sell({ ...asked, idempotencyKey }),
      (answer) => {
        if (answer.ok) {
          this.#attempt = null;
          this.sold = { orderNumber: answer.value.orderNumber, paid: owed, means, handover };
          this.reference = '';
          this.email = '';
          this.wanted = null;
          return true;
        }
        const { failure } = answer;
        if (failure.kind !== 'unreachable') this.#attempt = null;
        if (failure.kind === 'sale-invalid') this.fields = failure.fields;
        else this.failure = failure;
        return failure.kind === 'basket-changed' || failure.kind === 'out-of-stock';
      },
    );
    if (hasChanged) await this.load();
  }

  next(): void {
    this.sold = null;
    this.failure = null;
  }

  #wrong(): TillSaleFailures {
    const reference = checkTillReference(this.means, this.reference);
    const email = this.isForCustomer ? null : parseEmail(this.email);
    return {
      ...(!reference.ok && { reference: reference.failure }),
      ...(email && !email.ok && { email: email.failure }),
      ...(this.desk?.needsCustomer && { email: { kind: 'customer-needed' as const } }),
    };
  }

  #takeDesk(desk: TillDesk): void {
    this.desk = desk;
    if (!desk.stores.some(({ name }) => name === this.storeName))
      this.storeName = desk.stores[0]?.name ?? '';
  }

  /** Uses the store country's prices, independent of the signed-in user. */
  async #priceForStore(): Promise<void> {
    const { place, visit } = this.#dependencies;
    const store = this.desk?.stores.find(({ name }) => name === this.storeName);
    if (!store || store.countryCode === visit.countryCode) return;
    if (await place.choose(store.countryCode)) await this.load();
    else
      runInAction(() => {
        this.hasFailed = true;
      });
  }

  #takeBasket(basket: Basket): void {
    this.basket = basket;
    this.#dependencies.visit.countBasket(basket.itemCount);
  }

  async #change(call: () => Promise<Result<Basket, BasketRefused>>): Promise<void> {
    if (this.isBusy) return;
    this.failure = null;
    this.sold = null;
    await this.#action.run(
      async () => {
        const changed = await call();
        return { changed, desk: changed.ok ? await this.#dependencies.till.desk() : null };
      },
      ({ changed, desk }) => {
        if (!changed.ok) this.failure = changed.failure;
        else this.#takeBasket(changed.value);
        if (desk?.ok) this.#takeDesk(desk.value);
        else if (desk) this.failure = desk.failure;
      },
    );
  }
}

export const TillStoreT = lateStore('TillStore', {
  scope: 'component',
  needs: {
    till: TillT,
    baskets: BasketsT,
    catalog: CatalogT,
    visit: VisitT,
    place: PlaceT,
    newKey: NewKeyT,
  },
  is: TillStore,
});
