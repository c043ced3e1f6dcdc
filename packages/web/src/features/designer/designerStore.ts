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
import type { View } from '@tailorbird/packshot';
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

export type Replaced = {
  readonly collection: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
};

/**
 * A stable empty list, so that observers do not rerender after a choice without replacements.
 */
const nothingReplaced: readonly Replaced[] = [];

/** Reasons why a design cannot be made: invalid initials, or a missing or unavailable size. */
export type DesignRefused = { readonly kind: 'initials' | 'missing-size' };

export type DesignerDependencies = {
  readonly sizes: () => Promise<Sizes>;
  readonly catalog: () => Promise<Pick<Catalog, 'stock'>>;
  readonly sizePreferences: Pick<
    SizePreferences,
    'chosenCutFor' | 'chosenStandardSize' | 'chooseStandardSize' | 'resetSize' | 'wearerId'
  >;
};

export class DesignerStore {
  readonly type: ClothingType;
  design: Design;
  view: View = 'front';
  /** True if the cloth is shown instead of the garment. */
  isClothShown = false;
  typedInitials: string;
  replaced = nothingReplaced;
  /**
   * The viewer: admin UI can also choose options hidden from customers (DESIGN-07, CATALOG-19).
   */
  viewer: Viewer = publicViewer;
  /** Default size of the wearer, used until a size is chosen (SIZE-125). */
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

  get path(): string {
    return designPath(this.type, this.design);
  }

  get variantId(): string {
    return formatVariantId(this.type, this.design.variant);
  }

  get name(): string {
    return nameVariant(this.type, this.design.variant, String);
  }

  /**
   * The same object while no property changes, so that a color change does not rerender
   * properties.
   */
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

  /**
   * The size of the design: the one in the URL, else the last chosen standard size, else the
   * wearer's default. Null if the garment has no sizes or none is known.
   */
  get size(): SizeRef | null {
    if (this.type.sizeType === null) return null;
    if (this.design.size) return this.design.size;
    const { chosenStandardSize: chosen } = this.#dependencies.sizePreferences;
    return chosen ? { kind: 'standard', ...chosen } : this.worn;
  }

  /** True if the wearer's default is used because no size was chosen. */
  get isInDefault(): boolean {
    return this.worn !== null && this.size === this.worn;
  }

  /** The wearer, or null for the customer. A saved size includes its wearer. */
  get wearerId(): number | null {
    const { savedSize } = this;
    return this.size?.kind === 'user' && savedSize.status === 'found'
      ? savedSize.size.wearerId
      : this.#dependencies.sizePreferences.wearerId;
  }

  get isUnsized(): boolean {
    return this.type.sizeType !== null && this.size === null;
  }

  get savedSize(): SavedSize {
    return this.#saved.result;
  }

  /** Measurements for the drawing; null for the default drawing. */
  get madeTo(): MadeTo | null {
    return madeTo(
      this.type.sizeType,
      this.size,
      this.savedSize.status === 'found' ? this.savedSize.size : null,
      this.type.cutFor.find((each) => each === this.#dependencies.sizePreferences.chosenCutFor),
    );
  }

  /** Remaining stock of the selected color if it is low, else null. */
  get fewLeft(): number | null {
    return this.#stock.fewOf(this.design.variant.fabricColorId);
  }

  get history(): Pick<DesignHistory, 'canUndo' | 'canRedo'> {
    return this.#history;
  }

  /** True if the saved size in the URL belongs to another person or another kind of garment. */
  get needsSize(): boolean {
    return this.size?.kind === 'user' && this.savedSize.status === 'missing';
  }

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

  /** Replaces properties that the new one excludes (DESIGN-06) and lists them in `replaced`. */
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

  /** DESIGN-21, DESIGN-22: the drawing keeps the last valid initials. */
  typeInitials(typed: string): void {
    this.typedInitials = typed;
    const parsed = parseInitials(typed);
    if (!parsed.ok || parsed.value === this.design.initials) return;
    // Consecutive letters are one undo step.
    if (this.#isTyping) this.#replace({ ...this.design, initials: parsed.value });
    else this.#change({ ...this.design, initials: parsed.value });
    this.#isTyping = true;
  }

  chooseSize(chosen: StandardSize): void {
    const size = standardSizeOf(chosen);
    this.#change({ ...this.design, size: { kind: 'standard', ...size } });
    this.#dependencies.sizePreferences.chooseStandardSize(size);
  }

  /** Uses the wearer's default unless a size is chosen. */
  setDefaultSize(size: SizeRef | null): void {
    this.worn = size;
    if (size?.kind === 'user' && this.isInDefault) void this.findSavedSize();
  }

  /** Changes the wearer and uses their default, since no size is chosen for them yet. */
  changeWearer(size: SizeRef | null): void {
    this.resetSize();
    this.setDefaultSize(size);
  }

  /** Replaces the chosen size with the wearer's default. */
  resetSize(): void {
    this.#change({ ...this.design, size: null });
    this.#dependencies.sizePreferences.resetSize();
    this.#forgetSize();
  }

  async chooseSavedSize(id: number): Promise<void> {
    this.#change({ ...this.design, size: { kind: 'user', id } });
    this.#saved.forget();
    await this.findSavedSize();
  }

  undo(): void {
    const last = this.#history.undo(this.design);
    if (last) this.#restore(last);
  }

  redo(): void {
    const next = this.#history.redo(this.design);
    if (next) this.#restore(next);
  }

  lookAs(viewer: Viewer): void {
    if (viewer.adminUi !== this.viewer.adminUi || viewer.retailStore !== this.viewer.retailStore)
      this.viewer = viewer;
  }

  countStock(): Promise<void> {
    return this.#stock.count(this.type.id);
  }

  turn(view: View): void {
    this.view = view;
    this.isClothShown = false;
  }

  showCloth(): void {
    this.isClothShown = true;
  }

  /** Replaces the design with the one of another URL of the same garment. */
  adopt(design: Design): void {
    if (this.pathWith(design) === this.path) return;
    this.#change(design);
    this.typedInitials = design.initials;
    this.#forgetSize();
  }

  async findSavedSize(): Promise<void> {
    const { size } = this;
    if (size?.kind === 'user')
      await this.#saved.find(size.id, () => this.size?.kind === 'user' && this.size.id === size.id);
  }

  #change(design: Design): void {
    if (this.pathWith(design) === this.path) return;
    this.#history.record(this.design);
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
