import type { BasketRefused } from '@tailorbird/domain/basket';
import type { Catalog, ClothingType } from '@tailorbird/domain/catalog';
import { savedSizeFor } from '@tailorbird/domain/designer';
import {
  type Aftercare,
  type OrderedPieceChange,
  type OrderedPieceRefused,
  type OrderLine,
  type OrderLink,
  type OrderRefused,
  type Orders,
  pieceChangeRefusal,
} from '@tailorbird/domain/orders';
import type { Sizes } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock, Day } from '../../platform/browser/browser.ts';
import { ClockT, TodayT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import type { OrderChanges } from '../../shared/orderLines/orderChanges.ts';
import { OrderChangesT } from '../../shared/orderLines/orderChanges.ts';
import { CatalogT, ChangesT, OrdersT, SizesT } from '../../shared/ports/ports.ts';
import { SizePreferencesT } from '../../shared/sizePreferences/sizePreferences.ts';
import { type DesignerDependencies, DesignerStore } from './designerStore.ts';
import { changeOf, designOfLine, type PieceScope } from './lineStore.ts';

export type OrderedPieceDependencies = {
  readonly orders: Pick<Orders, 'byNumber'>;
  readonly changes: Pick<Aftercare, 'changePiece'>;
  readonly catalog: Pick<Catalog, 'clothingType' | 'stock'>;
  readonly sizes: Sizes;
  readonly sizePreferences: DesignerDependencies['sizePreferences'];
  readonly orderChanges: Pick<OrderChanges, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly today: () => Day;
};

export type PieceProblem =
  | OrderedPieceRefused['kind']
  | OrderRefused['kind']
  | 'initials'
  | 'not-in-range';

export type OrderedPieceState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'fixed'; readonly problem: PieceProblem }
  | {
      readonly status: 'ready';
      readonly line: OrderLine;
      readonly type: ClothingType;
      readonly designer: DesignerStore;
    };

const sizeProblem = ({ kind }: BasketRefused): PieceProblem =>
  kind === 'wrong-size-type' || kind === 'missing-size' || kind === 'not-cut-for-body'
    ? kind
    : 'unreachable';

export class OrderedPieceStore {
  state: OrderedPieceState = { status: 'loading' };
  isSaving = false;
  problem: PieceProblem | null = null;
  hasChanged = false;
  /** True to update the piece to the current version of its size. */
  takesSizeAsNow = false;
  howMany: PieceScope = 'all';
  readonly #asked: { readonly number: string; readonly lineId: number };
  readonly #link: OrderLink;
  readonly #dependencies: OrderedPieceDependencies;

  constructor(
    asked: { readonly number: string; readonly lineId: number },
    link: OrderLink,
    dependencies: OrderedPieceDependencies,
  ) {
    this.#asked = asked;
    this.#link = link;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** The saved size has a newer version than the ordered one and is still chosen. */
  get hasNewerSize(): boolean {
    const { state } = this;
    if (state.status !== 'ready') return false;
    const { line, designer } = state;
    const { savedSize, size } = designer;
    const isKept = size?.kind === 'user' && size.id === line.snapshot.userSizeId;
    return (
      isKept &&
      savedSize.status === 'found' &&
      savedSize.size.version > (line.size?.version ?? savedSize.size.version)
    );
  }

  choose(howMany: PieceScope): void {
    this.howMany = howMany;
  }

  takeSizeAsNow(isTaken: boolean): void {
    this.takesSizeAsNow = isTaken;
  }

  async load(): Promise<void> {
    this.state = { status: 'loading' };
    const state = await this.#find().catch((): OrderedPieceState => ({ status: 'failed' }));
    runInAction(() => {
      this.state = state;
    });
    if (state.status !== 'ready') return;
    void state.designer.findSavedSize();
    void state.designer.countStock();
  }

  /**
   * Saves the current design of the piece. Returns whether that succeeded; otherwise piece and
   * choices stay as they are.
   */
  async save(): Promise<boolean> {
    const { state } = this;
    if (this.isSaving || state.status !== 'ready') return false;
    this.problem = null;
    if (state.type.supportsInitials && state.designer.initialsProblem) {
      this.problem = 'initials';
      return false;
    }
    this.isSaving = true;
    const problem = await this.#save(state).catch((): PieceProblem => 'unreachable');
    runInAction(() => {
      this.isSaving = false;
      this.problem = problem;
    });
    return problem === null;
  }

  async #find(): Promise<OrderedPieceState> {
    const { orders, catalog, sizes, sizePreferences, clock } = this.#dependencies;
    const order = await orders.byNumber(this.#asked.number, this.#link);
    if (!order.ok)
      return order.failure.kind === 'unreachable'
        ? { status: 'failed' }
        : { status: 'fixed', problem: order.failure.kind };
    const line = order.value.lines.find(({ id }) => id === this.#asked.lineId);
    if (!line) return { status: 'fixed', problem: 'line-not-found' };
    const fixed = pieceChangeRefusal(order.value, line, new Date(clock.now()).toISOString());
    if (fixed) return { status: 'fixed', problem: fixed.kind };
    const type = await catalog.clothingType(line.clothingTypeSlug);
    if (!type.ok) return { status: 'fixed', problem: 'not-in-range' };
    const designer = new DesignerStore(type.value, designOfLine(line), {
      sizes: async () => sizes,
      catalog: async () => catalog,
      sizePreferences,
    });
    return { status: 'ready', line, type: type.value, designer };
  }

  async #save({
    line,
    type,
    designer,
  }: Extract<OrderedPieceState, { status: 'ready' }>): Promise<PieceProblem | null> {
    const { changes, sizes, orderChanges, today } = this.#dependencies;
    const change = await this.#changeOf(line, type, designer, sizes, today());
    if (typeof change === 'string') return change;
    if (Object.keys(change).length === 0) return null;
    const count = this.howMany === 'one' && line.quantity > 1 ? { count: 1 } : {};
    const changed = await changes.changePiece(
      this.#asked.number,
      line.id,
      { ...change, ...count },
      this.#link,
    );
    if (changed.ok) {
      runInAction(() => {
        this.hasChanged = true;
      });
      orderChanges.publish(changed.value);
      return null;
    }
    const { kind } = changed.failure;
    if (kind === 'order-not-changeable' || kind === 'cut-off-passed') await this.#reloadOrder();
    return kind;
  }

  async #changeOf(
    line: OrderLine,
    type: ClothingType,
    designer: DesignerStore,
    sizes: Sizes,
    today: Day,
  ): Promise<OrderedPieceChange | PieceProblem> {
    // A visitor with a link may not own the size, so an unchanged size is not looked up.
    const savedSize = await savedSizeFor(sizes, {
      type,
      size: designer.size,
      wearerId: designer.wearerId,
      today,
    });
    if (!savedSize.ok) return sizeProblem(savedSize.failure);
    return {
      ...changeOf(line, designer.design, savedSize.value),
      ...(this.hasNewerSize && this.takesSizeAsNow && { userSizeId: line.snapshot.userSizeId }),
    };
  }

  /** Updates components that still show the previous order. */
  async #reloadOrder(): Promise<void> {
    const order = await this.#dependencies.orders.byNumber(this.#asked.number, this.#link);
    if (order.ok) this.#dependencies.orderChanges.publish(order.value);
  }
}

export const OrderedPieceStoreT = lateStore('OrderedPieceStore', {
  scope: 'component',
  needs: {
    orders: OrdersT,
    changes: ChangesT,
    catalog: CatalogT,
    sizes: SizesT,
    sizePreferences: SizePreferencesT,
    orderChanges: OrderChangesT,
    clock: ClockT,
    today: TodayT,
  },
  is: OrderedPieceStore,
});
