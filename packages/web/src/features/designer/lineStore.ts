import {
  type BasketLine,
  type BasketRefused,
  type PieceChange,
  undoPieceChange,
} from '@tailorbird/domain/basket';
import type { Catalog, ClothingType } from '@tailorbird/domain/catalog';
import { type Design, savedSizeFor } from '@tailorbird/domain/designer';
import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import type { Sizes } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Day } from '../../platform/browser/browser.ts';
import { TodayT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import type { BasketActions } from '../../shared/basket/basketActions.ts';
import { BasketActionsT, CatalogT, SizesT } from '../../shared/ports/ports.ts';
import { SizePreferencesT } from '../../shared/sizePreferences/sizePreferences.ts';
import { type DesignerDependencies, DesignerStore } from './designerStore.ts';
import type { BuyRefused } from './designPurchase.ts';
import { type GiftField, GiftFields } from './giftFields.ts';

type LineDesk = Pick<BasketActions, 'basket' | 'line' | 'changePiece'>;

/** Number of equal pieces that a change applies to. */
export type PieceScope = 'all' | 'one';

export type LineDependencies = {
  readonly desk: LineDesk;
  readonly catalog: Pick<Catalog, 'clothingType' | 'stock'>;
  readonly sizes: Sizes;
  readonly sizePreferences: DesignerDependencies['sizePreferences'];
  readonly today: () => Day;
};

export type LineState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly line: BasketLine; readonly type: ClothingType };

export type Saving =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'refused'; readonly failure: BuyRefused };

export const designOfLine = ({ snapshot }: Pick<BasketLine, 'snapshot'>): Design => ({
  variant: {
    clothingTypeId: snapshot.clothingTypeId,
    fabricColorId: snapshot.fabricColorId,
    selectedProperties: snapshot.selectedProperties,
  },
  initials: snapshot.initials,
  size: snapshot.userSizeId === null ? null : { kind: 'user', id: snapshot.userSizeId },
});

const areEqual = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/**
 * The parts of a line that a design changes. An unchanged size is omitted, so that the line
 * keeps its version.
 */
export const changeOf = (
  line: Pick<BasketLine, 'snapshot'>,
  design: Design,
  userSizeId: number | null,
): PieceChange => {
  const { snapshot } = line;
  const { fabricColorId, selectedProperties } = design.variant;
  return {
    ...(fabricColorId !== snapshot.fabricColorId && { fabricColorId }),
    ...(!areEqual(selectedProperties, snapshot.selectedProperties) && { selectedProperties }),
    ...(design.initials !== snapshot.initials && { initials: design.initials }),
    ...(userSizeId !== snapshot.userSizeId && { userSizeId }),
  };
};

export class LineStore {
  readonly lineId: number;
  state: LineState = { status: 'loading' };
  designer: DesignerStore | null = null;
  fields: GiftFields | null = null;
  saving: Saving = { status: 'idle' };
  wrongField: GiftField | null = null;
  howMany: PieceScope = 'all';
  /** The line before its last change here, and the function that restores it. */
  #undo: ReturnType<typeof undoPieceChange> = null;
  readonly #dependencies: LineDependencies;

  constructor(lineId: number, dependencies: LineDependencies) {
    this.lineId = lineId;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        lineId: false,
        state: observableRef,
        designer: observableRef,
        fields: observableRef,
        saving: observableRef,
      },
      { autoBind: true },
    );
  }

  async load(language: Locale): Promise<void> {
    this.state = { status: 'loading' };
    const state = await this.#find(language);
    runInAction(() => {
      this.state = state;
      if (state.status !== 'ready') return;
      const { line, type } = state;
      if (line.snapshot.giftCardTier !== null) {
        const { note, gift = null } = line.snapshot;
        this.fields = new GiftFields({
          isDigital: !type.requiresShipping,
          note,
          gift,
          today: this.#dependencies.today,
        });
        return;
      }
      const { sizes, catalog, sizePreferences } = this.#dependencies;
      this.designer = new DesignerStore(type, designOfLine(line), {
        sizes: async () => sizes,
        catalog: async () => catalog,
        sizePreferences,
      });
      void this.designer.findSavedSize();
      void this.designer.countStock();
    });
  }

  choose(howMany: PieceScope): void {
    this.howMany = howMany;
  }

  get canUndo(): boolean {
    return this.#undo !== null;
  }

  /** Undoes the last change of the pieces. Returns whether that succeeded. */
  async undo(): Promise<boolean> {
    const undo = this.#undo;
    this.#undo = null;
    if (!undo) return false;
    const { desk } = this.#dependencies;
    return (await desk.changePiece(undo.lineId, undo.change).catch(() => err(null))).ok;
  }

  /**
   * Saves the current design of the line. Returns whether that succeeded; otherwise line and
   * choices stay as they are.
   */
  async save(): Promise<boolean> {
    if (this.saving.status === 'saving' || this.state.status !== 'ready') return false;
    const { line, type } = this.state;
    const refusal = this.#refusal();
    if (refusal) {
      this.saving = { status: 'refused', failure: refusal };
      return false;
    }
    if (this.wrongField) return false;
    this.saving = { status: 'saving' };
    const saved = await this.#save(line, type);
    runInAction(() => {
      this.saving = saved.ok ? { status: 'idle' } : { status: 'refused', failure: saved.failure };
    });
    return saved.ok;
  }

  #refusal(): BuyRefused | null {
    const { designer, fields } = this;
    this.wrongField = fields?.check() ?? null;
    return designer?.refusal ?? null;
  }

  async #find(language: Locale): Promise<LineState> {
    const { desk, catalog } = this.#dependencies;
    try {
      const line = await desk.line(this.lineId, language);
      if (!line.ok) return { status: 'failed' };
      if (line.value === null) return { status: 'missing' };
      const type = await catalog.clothingType(line.value.clothingTypeSlug);
      return type.ok
        ? { status: 'ready', line: line.value, type: type.value }
        : { status: 'missing' };
    } catch {
      return { status: 'failed' };
    }
  }

  async #save(line: BasketLine, type: ClothingType): Promise<Result<null, BasketRefused>> {
    const { desk, sizes, today } = this.#dependencies;
    const { designer, fields } = this;
    try {
      const change = fields
        ? this.#giftChange(fields)
        : await this.#designChange(line, type, designer, sizes, today());
      if (!change.ok) return change;
      if (Object.keys(change.value).length === 0) return ok(null);
      const count = this.howMany === 'one' ? 1 : line.quantity;
      const before = desk.basket?.lines ?? [];
      const changed = await desk.changePiece(line.id, {
        ...change.value,
        ...(count < line.quantity && { count }),
      });
      if (!changed.ok) return changed;
      this.#undo = undoPieceChange(before, line.id, count, changed.value.lines);
      return ok(null);
    } catch {
      return err({ kind: 'unreachable' });
    }
  }

  #giftChange({ note, delivery }: GiftFields): Result<PieceChange, BasketRefused> {
    return ok({ note: note.trim(), gift: delivery.ok ? delivery.value : null });
  }

  async #designChange(
    line: BasketLine,
    type: ClothingType,
    designer: DesignerStore | null,
    sizes: Pick<Sizes, 'ofStandardSize'>,
    today: Day,
  ): Promise<Result<PieceChange, BasketRefused>> {
    if (!designer) return ok({});
    const savedSize = await savedSizeFor(sizes, {
      type,
      size: designer.size,
      wearerId: designer.wearerId,
      today,
    });
    return savedSize.ok ? ok(changeOf(line, designer.design, savedSize.value)) : savedSize;
  }
}

export const LineStoreT = lateStore('LineStore', {
  scope: 'component',
  needs: {
    desk: BasketActionsT,
    catalog: CatalogT,
    sizes: SizesT,
    sizePreferences: SizePreferencesT,
    today: TodayT,
  },
  is: LineStore,
});
