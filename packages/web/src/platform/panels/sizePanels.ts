import type { PanelState } from './panels.ts';
import type { SizePanelName, ToldTo } from './readPanels.ts';

/** A size panel as the address has it, to be opened, with what it is told: `create-size=3,custom`. */
export const sizePanel = <Name extends SizePanelName>(
  name: Name,
  ...told: ToldTo<Name>
): PanelState & { readonly query: Readonly<Record<string, string>> } => ({
  name,
  query: { [name]: told.filter((part) => part !== null).join() },
});
