import { isSizeTypeShown, type Viewer } from '@tailorbird/domain/catalog';
import type { SizeType } from '../catalog/source.ts';
import type { Shop } from '../context.ts';

/** Size types a viewer may see and make sizes of (CATALOG-21). */
export const shownSizeTypes = ({ catalog, settings }: Pick<Shop, 'catalog' | 'settings'>, viewer: Viewer): readonly SizeType[] =>
  catalog.sizeTypes.filter((type) => (viewer.adminUi || !type.hiddenFromCustomers) && isSizeTypeShown(type, viewer, settings.switches));
