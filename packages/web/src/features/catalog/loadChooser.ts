import { isInDesigner } from '@tailorbird/domain/catalog';
import type { PageLoad } from '../../platform/navigation/page.ts';
import { CatalogT, PreferencesT } from '../../shared/ports/ports.ts';
import { viewerNow } from '../../shared/visit/viewer.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { type PackedRange, packRange } from './range.ts';

export type ChooserData = { readonly range: PackedRange };

/** Garments that this viewer may design, in catalog order (GUARD-09). */
export const loadChooser = async ({ services }: PageLoad): Promise<ChooserData> => {
  const viewer = viewerNow(services.ready(VisitT), services.ready(PreferencesT));
  const catalog = await services.get(CatalogT);
  const [types, groups] = await Promise.all([catalog.clothingTypes(), catalog.productGroups()]);
  const designed = types.filter((type) => isInDesigner(type, viewer));
  return { range: packRange(designed, groups, viewer) };
};
