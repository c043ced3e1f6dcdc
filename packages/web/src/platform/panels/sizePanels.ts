import type { PanelState } from './panels.ts';
import type { PanelValues, SizePanelName } from './readPanels.ts';

/** Address value of a size panel: `create-size=3,custom`. */
export const sizePanel = <Name extends SizePanelName>(
  name: Name,
  ...values: PanelValues<Name>
): PanelState & { readonly query: Readonly<Record<string, string>> } => ({
  name,
  query: { [name]: values.filter((part) => part !== null).join() },
});
