import type { PanelState } from './panels.ts';
import type { SizePanelName, ToldTo } from './readPanels.ts';

/** Address value of a size panel: `create-size=3,custom`. */
export const sizePanel = <Name extends SizePanelName>(
  name: Name,
  ...told: ToldTo<Name>
): PanelState & { readonly query: Readonly<Record<string, string>> } => ({
  name,
  query: { [name]: told.filter((part) => part !== null).join() },
});
