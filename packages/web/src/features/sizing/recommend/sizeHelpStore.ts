import type { Sizes } from '@tailorbird/domain/sizing';
import type { PanelState } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { standardSizeHelp } from './recommendSizeSteps.ts';

/** The panel that helps a visitor choose a standard size (SIZE-33). */
export class SizeHelp {
  readonly #sizes: Pick<Sizes, 'sizeTypes' | 'listed'>;

  constructor({ sizes }: { readonly sizes: Pick<Sizes, 'sizeTypes' | 'listed'> }) {
    this.#sizes = sizes;
  }

  /**
   * The panel for a garment of a size type. A failed request counts as no saved sizes: finding
   * a size from scratch always works.
   */
  async panelFor(sizeTypeId: number): Promise<PanelState> {
    const [types, sizes] = await Promise.all([
      this.#sizes.sizeTypes().catch(() => null),
      this.#sizes.listed().catch(() => null),
    ]);
    const known = types?.ok ? types.value : [];
    const saved = sizes?.ok ? sizes.value : [];
    const slugOf = (id: number): string => known.find((type) => type.id === id)?.slug ?? '';
    const wanted = standardSizeHelp(
      saved.map((size) => ({ sizeTypeSlug: slugOf(size.sizeTypeId) })),
    );
    return wanted.open === 'recommend-size'
      ? sizePanel('recommend-size', sizeTypeId)
      : sizePanel('ideal-size', wanted.mode);
  }
}
