import type { Sizes } from '@tailorbird/domain/sizing';
import type { PanelState } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { standardSizeHelp } from './recommendSizeSteps.ts';

export class SizeHelp {
  readonly #sizes: Pick<Sizes, 'sizeTypes' | 'listed'>;

  constructor({ sizes }: { readonly sizes: Pick<Sizes, 'sizeTypes' | 'listed'> }) {
    this.#sizes = sizes;
  }

  /** If the request fails, the visitor starts without saved sizes. */
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
