import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import {
  type Catalog,
  type ClothingType,
  type FabricColor,
  fabricColorOf,
  formatVariantId,
  propertyOf,
  publicViewer,
  selectedPropertiesOf,
  type Viewer,
} from '@tailorbird/domain/catalog';
import { type Design, designPath, type InitialsRefused, parseInitials, withFabricColor, withProperty } from '@tailorbird/domain/designer';
import { err, type Result } from '@tailorbird/domain/kernel';
import type { SizeRef, Sizes, StandardSize, UserSize } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketActions } from '../../platform/basket/basketActions.ts';
import { type Day, TodayT } from '../../platform/browser/browser.ts';
import { BasketActionsT, CatalogT, SizesT } from '../../platform/ports/ports.ts';
import { later, store } from '../../platform/services/token.ts';
import { type SizePreferences, SizePreferencesT } from '../../platform/sizePreferences/sizePreferences.ts';
import { addDesign } from './addDesign.ts';
import { type MadeTo, madeTo } from './madeTo.ts';

export type View = 'front' | 'back';

/** A property that another one took with it. */
export type Replaced = { readonly collection: string; readonly label: string; readonly from: string; readonly to: string };

/** A saved size the address names: it is being looked up, it is there, or it is of no use here. */
export type SavedSize =
  | { readonly status: 'unknown' }
  | { readonly status: 'found'; readonly size: UserSize }
  | { readonly status: 'missing' };

export type Buying =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' }
  | { readonly status: 'added' }
  | { readonly status: 'refused'; readonly failure: BuyRefused };
export type BuyRefused = BasketRefused | { readonly kind: 'initials' };

export type DesignerDependencies = {
  readonly sizes: () => Promise<Sizes>;
  readonly desk: () => Promise<Pick<BasketActions, 'add'>>;
  readonly catalog: () => Promise<Pick<Catalog, 'stock'>>;
  readonly sizePreferences: Pick<SizePreferences, 'standardSize' | 'chooseStandardSize'>;
  /** The day where the visitor is. */
  readonly today: () => Day;
};

/** So few pieces are worth a word. */
const fewPieces = 5;
/** So many choices can be taken back. */
const mostSteps = 100;

/** A garment being designed. What may be combined with what is the domain's to say. */
export class DesignerStore {
  readonly type: ClothingType;
  design: Design;
  view: View = 'front';
  /** As typed, also while it makes no initials. */
  typedInitials: string;
  /** What the last choice changed beside itself. */
  replaced: readonly Replaced[] = [];
  savedSize: SavedSize = { status: 'unknown' };
  /** Who is looking: admin UI also chooses what customers do not see (DESIGN-07, CATALOG-19). */
  viewer: Viewer = publicViewer;
  /** Pieces left of limited colors, once they are asked for. */
  stock: ReadonlyMap<number, number> = new Map();
  /** Designs to go back to, and those gone back from. */
  past: readonly Design[] = [];
  future: readonly Design[] = [];
  buying: Buying = { status: 'idle' };
  readonly #dependencies: DesignerDependencies;
  #isTyping = false;

  constructor(type: ClothingType, design: Design, dependencies: DesignerDependencies) {
    this.type = type;
    this.design = design;
    this.typedInitials = design.initials;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        type: false,
        design: observableRef,
        replaced: observableRef,
        savedSize: observableRef,
        viewer: observableRef,
        stock: observableRef,
        past: observableRef,
        future: observableRef,
        buying: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Its address, without language prefix (ROUTE-07). */
  get path(): string {
    return designPath(this.type, this.design);
  }

  get variantId(): string {
    return formatVariantId(this.type, this.design.variant);
  }

  /** The same object for as long as no property changes, so that what shows properties is left alone by a change of color. */
  get selectedProperties(): Readonly<Record<string, number>> {
    return this.design.variant.selectedProperties;
  }

  get color(): FabricColor | undefined {
    return fabricColorOf(this.type, this.design.variant.fabricColorId);
  }

  get properties(): ReturnType<typeof selectedPropertiesOf<string>> {
    return selectedPropertiesOf(this.type, this.selectedProperties);
  }

  get initialsProblem(): InitialsRefused | null {
    const parsed = parseInitials(this.typedInitials);
    return parsed.ok ? null : parsed.failure;
  }

  /** The size it would be made in: the one in the address, else the standard size chosen last, 7 Regular at first (SIZE-30). Null: it needs none. */
  get size(): SizeRef | null {
    if (this.type.sizeType === null) return null;
    return this.design.size ?? { kind: 'standard', ...this.#dependencies.sizePreferences.standardSize };
  }

  /** The measurements it is drawn in; null as long as the drawing everybody sees is right. */
  get madeTo(): MadeTo | null {
    return madeTo(this.type.sizeType, this.size, this.savedSize.status === 'found' ? this.savedSize.size : null);
  }

  /** Pieces left of the color that is chosen, when they are few; null when there is nothing to say. */
  get fewLeft(): number | null {
    const pieces = this.stock.get(this.design.variant.fabricColorId ?? 0);
    return pieces !== undefined && pieces > 0 && pieces <= fewPieces ? pieces : null;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** A saved size that belongs to somebody else, or to another kind of garment. */
  get needsSize(): boolean {
    return this.size?.kind === 'user' && this.savedSize.status === 'missing';
  }

  pathWith(design: Design): string {
    return designPath(this.type, design);
  }

  chooseColor(fabricColorId: number): void {
    this.#change(withFabricColor(this.design, fabricColorId));
  }

  /** Properties the new one excludes give way (DESIGN-06); `replaced` says which. */
  chooseProperty(collectionSlug: string, propertyId: number): void {
    const before = this.design.variant.selectedProperties;
    const next = withProperty(this.type, this.design, collectionSlug, propertyId);
    if (next.variant.selectedProperties[collectionSlug] === before[collectionSlug]) return;
    this.#change(next);
    this.replaced = this.type.propertyCollections.flatMap((collection) => {
      const from = propertyOf(collection, before[collection.slug]);
      const to = propertyOf(collection, next.variant.selectedProperties[collection.slug]);
      return collection.slug !== collectionSlug && from && to && from.id !== to.id
        ? [{ collection: collection.slug, label: collection.traitLabelTitle, from: from.traitTitle, to: to.traitTitle }]
        : [];
    });
  }

  /** DESIGN-21, DESIGN-22: the drawing shows the last initials that made sense. */
  typeInitials(typed: string): void {
    this.typedInitials = typed;
    const parsed = parseInitials(typed);
    if (!parsed.ok || parsed.value === this.design.initials) return;
    // Letters typed one after the other are one step.
    if (this.#isTyping) this.#replace({ ...this.design, initials: parsed.value });
    else this.#change({ ...this.design, initials: parsed.value });
    this.#isTyping = true;
  }

  chooseSize({ base, length }: StandardSize): void {
    this.#change({ ...this.design, size: { kind: 'standard', base, length } });
    this.#dependencies.sizePreferences.chooseStandardSize({ base, length });
  }

  /** Takes a saved size, which is looked up. */
  async chooseSavedSize(id: number): Promise<void> {
    this.#change({ ...this.design, size: { kind: 'user', id } });
    this.savedSize = { status: 'unknown' };
    await this.findSavedSize();
  }

  /** Goes one choice back. */
  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.future = [...this.future, this.design];
    this.past = this.past.slice(0, -1);
    this.#restore(last);
  }

  /** Makes the choice again that was gone back from last. */
  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.past = [...this.past, this.design];
    this.future = this.future.slice(0, -1);
    this.#restore(next);
  }

  lookAs(viewer: Viewer): void {
    if (viewer.adminUi !== this.viewer.adminUi || viewer.retailStore !== this.viewer.retailStore) this.viewer = viewer;
  }

  /** Asks how many pieces are left of limited colors. Without an answer nothing is said about it; the basket asks again anyway. */
  async countStock(): Promise<void> {
    try {
      const stock = await (await this.#dependencies.catalog()).stock(this.type.id);
      runInAction(() => {
        this.stock = stock;
      });
    } catch {
      // Whoever buys is told.
    }
  }

  turn(view: View): void {
    this.view = view;
  }

  /** Takes over the design of another address of the same garment. */
  adopt(design: Design): void {
    if (this.pathWith(design) === this.path) return;
    this.#change(design);
    this.typedInitials = design.initials;
    this.#forgetSize();
  }

  /** Looks the saved size up that the address names. */
  async findSavedSize(): Promise<void> {
    const { size } = this;
    if (size?.kind !== 'user') return;
    const found = await this.#findSize(size.id);
    runInAction(() => {
      if (this.size?.kind === 'user' && this.size.id === size.id) {
        this.savedSize = found && found.sizeTypeId === this.type.sizeType?.id ? { status: 'found', size: found } : { status: 'missing' };
      }
    });
  }

  /** Puts the design in the basket, one piece. Answers whether it is there now; while one is on its way, no second one is sent. */
  async addToBasket(): Promise<boolean> {
    if (this.buying.status === 'adding') return false;
    if (this.type.supportsInitials && this.initialsProblem) {
      this.buying = { status: 'refused', failure: { kind: 'initials' } };
      return false;
    }
    if (this.needsSize) {
      this.buying = { status: 'refused', failure: { kind: 'missing-size' } };
      return false;
    }
    this.buying = { status: 'adding' };
    const added = await this.#add();
    runInAction(() => {
      this.buying = added.ok ? { status: 'added' } : { status: 'refused', failure: added.failure };
    });
    return added.ok;
  }

  #change(design: Design): void {
    if (this.pathWith(design) === this.path) return;
    this.past = [...this.past, this.design].slice(-mostSteps);
    this.future = [];
    this.#replace(design);
  }

  #restore(design: Design): void {
    this.#replace(design);
    this.typedInitials = design.initials;
    const { size } = design;
    if (size?.kind === 'standard') this.#dependencies.sizePreferences.chooseStandardSize({ base: size.base, length: size.length });
    this.#forgetSize();
  }

  #forgetSize(): void {
    this.savedSize = { status: 'unknown' };
    if (this.size?.kind === 'user') void this.findSavedSize();
  }

  #replace(design: Design): void {
    this.#isTyping = false;
    this.design = design;
    this.replaced = [];
    if (this.buying.status !== 'adding') this.buying = { status: 'idle' };
  }

  async #findSize(id: number): Promise<UserSize | null> {
    try {
      const found = await (await this.#dependencies.sizes()).byId(id);
      return found.ok ? found.value : null;
    } catch {
      return null;
    }
  }

  async #add(): Promise<Result<Basket, BasketRefused>> {
    const { type, design, size } = this;
    const { sizes, desk, today } = this.#dependencies;
    try {
      const ports = await Promise.all([sizes(), desk()]);
      return await addDesign({ sizes: ports[0], desk: ports[1] })({ type, design, size, today: today() });
    } catch {
      // The way to the basket could not be loaded.
      return err({ kind: 'unreachable' });
    }
  }
}

export const DesignerStoreT = store('DesignerStore', {
  scope: 'component',
  needs: { sizes: later(SizesT), desk: later(BasketActionsT), catalog: later(CatalogT), sizePreferences: SizePreferencesT, today: TodayT },
  is: DesignerStore,
});
