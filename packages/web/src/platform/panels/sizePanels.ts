import { unreachable } from '@tailorbird/domain/kernel';
import {
  type CreateSizeTab,
  formatStandardSize,
  type IdealSizeMode,
  type SaveSizeMode,
  type StandardSize,
} from '@tailorbird/domain/sizing';

/** A size panel as a query parameter opens it over the page (PANEL-01 … PANEL-08). */
export type SizePanel =
  | { readonly name: 'create-size'; readonly sizeTypeId: number; readonly tab: CreateSizeTab | null }
  | { readonly name: 'edit-size'; readonly userSizeId: number }
  | { readonly name: 'ideal-size'; readonly mode: IdealSizeMode }
  | { readonly name: 'about-standard-sizes' }
  | { readonly name: 'std-size-details'; readonly size: StandardSize }
  | { readonly name: 'save-size'; readonly mode: SaveSizeMode }
  | { readonly name: 'size-basket-cta'; readonly userSizeId: number }
  | { readonly name: 'recommend-size'; readonly sizeTypeId: number };
export type SizePanelName = SizePanel['name'];

const parameterOf = (panel: SizePanel): string => {
  switch (panel.name) {
    case 'create-size':
      return panel.tab === null ? String(panel.sizeTypeId) : `${panel.sizeTypeId},${panel.tab}`;
    case 'edit-size':
    case 'size-basket-cta':
      return String(panel.userSizeId);
    case 'recommend-size':
      return String(panel.sizeTypeId);
    case 'ideal-size':
    case 'save-size':
      return panel.mode;
    case 'about-standard-sizes':
      return '';
    case 'std-size-details':
      return formatStandardSize(panel.size);
    default:
      return unreachable(panel);
  }
};

/** A size panel as the address has it, to be opened. */
export const sizePanel = (panel: SizePanel): { readonly name: SizePanelName; readonly query: Readonly<Record<string, string>> } => ({
  name: panel.name,
  query: { [panel.name]: parameterOf(panel) },
});
