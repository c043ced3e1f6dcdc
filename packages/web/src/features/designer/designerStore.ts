import {
  type Catalog,
  type ClothingType,
  type FabricColor,
  fabricColorOf,
  formatVariantId,
  nameVariant,
  propertyOf,
  publicViewer,
  selectedPropertiesOf,
  type Viewer,
} from '@tailorbird/domain/catalog';
import {
  type Design,
  designPath,
  type InitialsRefused,
  parseInitials,
  withFabricColor,
  withProperty,
} from '@tailorbird/domain/designer';
import {
  type SizeRef,
  type Sizes,
  type StandardSize,
  standardSizeOf,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef } from 'mobx';
import { later, store } from '../../platform/services/token.ts';
import { CatalogT, SizesT } from '../../shared/ports/ports.ts';
import {
  type SizePreferences,
  SizePreferencesT,
} from '../../shared/sizePreferences/sizePreferences.ts';
import { ColorStock } from './colorStock.ts';
import { DesignHistory } from './designHistory.ts';
import { type MadeTo, madeTo } from './madeTo.ts';
import { type SavedSize, SavedSizeSearch } from './savedSizeSearch.ts';

export type View = 'front' | 'back';

/** A property that another one took with it. */
export type Replaced = {
  readonly collection: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
};

/** The same one each time, so that what shows replacements is left alone by a choice that brings none. */
const nothingReplaced: readonly Replaced[] = [];

/** What keeps a design from being made: initials that are none, or a size that is not chosen or not to be had. */
export type DesignRefused = { readonly kind: 'initials' | 'missing-size' };

export type DesignerDependencies = {
  readonly sizes: () => Promise<Sizes>;
  readonly catalog: () => Promise<Pick<Catalog, 'stock'>>;
  readonly sizePreferences: Pick<
    SizePreferences,
    'chosenCutFor' | 'chosenStandardSize' | 'chooseStandardSize' | 'takeDefault' | 'wearerId'
  >;
};

/** A garment being designed. What may be combined with what is the domain's to say. */
export class DesignerStore {
  readonly type: ClothingType;
  design: Design;
  view: View = 'front';
  /** As typed, also while it makes no initials. */
  typedInitials: string;
  /** What the last choice changed beside itself. */
  replaced = nothingReplaced;
  /** Who is looking: admin UI also chooses what customers do not see (DESIGN-07, CATALOG-19). */
  viewer: Viewer = publicViewer;
  /** What it is made in while nobody chose: the default of who is to wear it (SIZE-125). */
  worn: SizeRef | null = null;
  readonly #history = new DesignHistory();
  readonly #stock: ColorStock;
  readonly #saved: SavedSizeSearch;
  readonly #dependencies: DesignerDependencies;
  #isTyping = false;

  constructor(type: ClothingType, design: Design, dependencies: DesignerDependencies) {
    this.type = type;
    this.design = design;
    this.typedInitials = design.initials;
    this.#dependencies = dependencies;
    this.#stock = new ColorStock(dependencies.catalog);
    this.#saved = new SavedSizeSearch(dependencies.sizes, type.sizeType?.id);
    const whole = observableRef;
    makeAutoObservable(
      this,
      { type: false, design: whole, replaced: whole, viewer: whole, worn: whole },
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

  /** What it is called as it is designed (CATALOG-25). */
  get name(): string {
    return nameVariant(this.type, this.design.variant, String);
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

  /** The size it would be made in: the one in the address, else the standard size chosen last, else the default of who wears it. Null: it needs none, or there is none. */
  get size(): SizeRef | null {
    if (this.type.sizeType === null) return null;
    if (this.design.size) return this.design.size;
    const { chosenStandardSize: chosen } = this.#dependencies.sizePreferences;
    return chosen ? { kind: 'standard', ...chosen } : this.worn;
  }

  /** Whether it is made in the default of who wears it, since nobody chose. */
  get isInDefault(): boolean {
    return this.worn !== null && this.size === this.worn;
  }

  /** Who is to wear it; null is the customer. A saved size says it itself. */
  get wearerId(): number | null {
    const { savedSize } = this;
    return this.size?.kind === 'user' && savedSize.status === 'found'
      ? savedSize.size.wearerId
      : this.#dependencies.sizePreferences.wearerId;
  }

  /** Whether a size is still to be chosen. */
  get isUnsized(): boolean {
    return this.type.sizeType !== null && this.size === null;
  }

  get savedSize(): SavedSize {
    return this.#saved.result;
  }

  /** The measurements it is drawn in; null as long as the drawing everybody sees is right. */
  get madeTo(): MadeTo | null {
    return madeTo(
      this.type.sizeType,
      this.size,
      this.savedSize.status === 'found' ? this.savedSize.size : null,
      this.type.cutFor.find((each) => each === this.#dependencies.sizePreferences.chosenCutFor),
    );
  }

  /** Pieces left of the color that is chosen, when they are few; null when there is nothing to say. */
  get fewLeft(): number | null {
    return this.#stock.fewOf(this.design.variant.fabricColorId);
  }

  get history(): Pick<DesignHistory, 'canUndo' | 'canRedo'> {
    return this.#history;
  }

  /** A saved size is named that belongs to somebody else, or to another kind of garment. */
  get needsSize(): boolean {
    return this.size?.kind === 'user' && this.savedSize.status === 'missing';
  }

  /** What keeps it from being made. */
  get refusal(): DesignRefused | null {
    if (this.type.supportsInitials && this.initialsProblem) return { kind: 'initials' };
    return this.isUnsized || this.needsSize ? { kind: 'missing-size' } : null;
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
        ? [
            {
              collection: collection.slug,
              label: collection.traitLabelTitle,
              from: from.traitTitle,
              to: to.traitTitle,
            },
          ]
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

  chooseSize(chosen: StandardSize): void {
    const size = standardSizeOf(chosen);
    this.#change({ ...this.design, size: { kind: 'standard', ...size } });
    this.#dependencies.sizePreferences.chooseStandardSize(size);
  }

  /** Makes it in the default of who wears it unless a size is chosen. */
  wear(size: SizeRef | null): void {
    this.worn = size;
    if (size?.kind === 'user' && this.isInDefault) void this.findSavedSize();
  }

  /** Somebody else is to wear it: in their default, since nothing is chosen for them yet. */
  dress(size: SizeRef | null): void {
    this.takeDefault();
    this.wear(size);
  }

  /** What was chosen gives way to the default of who wears it. */
  takeDefault(): void {
    this.#change({ ...this.design, size: null });
    this.#dependencies.sizePreferences.takeDefault();
    this.#forgetSize();
  }

  /** Takes a saved size, which is looked up. */
  async chooseSavedSize(id: number): Promise<void> {
    this.#change({ ...this.design, size: { kind: 'user', id } });
    this.#saved.forget();
    await this.findSavedSize();
  }

  /** Goes one choice back. */
  undo(): void {
    const last = this.#history.undo(this.design);
    if (last) this.#restore(last);
  }

  /** Makes the choice again that was gone back from last. */
  redo(): void {
    const next = this.#history.redo(this.design);
    if (next) this.#restore(next);
  }

  lookAs(viewer: Viewer): void {
    if (viewer.adminUi !== this.viewer.adminUi || viewer.retailStore !== this.viewer.retailStore)
      this.viewer = viewer;
  }

  /** Asks how many pieces are left of limited colors. */
  countStock(): Promise<void> {
    return this.#stock.count(this.type.id);
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
    if (size?.kind === 'user')
      await this.#saved.find(size.id, () => this.size?.kind === 'user' && this.size.id === size.id);
  }

  #change(design: Design): void {
    if (this.pathWith(design) === this.path) return;
    this.#history.keep(this.design);
    this.#replace(design);
  }

  #restore(design: Design): void {
    this.#replace(design);
    this.typedInitials = design.initials;
    const { size } = design;
    if (size?.kind === 'standard')
      this.#dependencies.sizePreferences.chooseStandardSize(standardSizeOf(size));
    this.#forgetSize();
  }

  #forgetSize(): void {
    this.#saved.forget();
    if (this.size?.kind === 'user') void this.findSavedSize();
  }

  #replace(design: Design): void {
    this.#isTyping = false;
    this.design = design;
    this.replaced = nothingReplaced;
  }
}

export const DesignerStoreT = store('DesignerStore', {
  scope: 'component',
  needs: { sizes: later(SizesT), catalog: later(CatalogT), sizePreferences: SizePreferencesT },
  is: DesignerStore,
});
