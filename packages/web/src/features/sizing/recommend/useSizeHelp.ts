import { useState } from 'react';
import type { PanelState } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { later, lateStore } from '../../../platform/services/token.ts';
import { useService } from '../../../platform/services/useService.ts';
import { SizesT } from '../../../shared/ports/ports.ts';

const SizeHelpT = lateStore('SizeHelp', {
  scope: 'tab',
  needs: { sizes: SizesT },
  load: async () => (await import('./sizeHelpStore.ts')).SizeHelp,
});
const AskSizeHelpT = later(SizeHelpT);

export const useSizeHelp = (): {
  readonly isAsking: boolean;
  readonly ask: (sizeTypeId: number, show: (panel: PanelState) => void) => Promise<void>;
} => {
  const sizeHelp = useService(AskSizeHelpT);
  const [isAsking, setAsking] = useState(false);
  const openHelp = async (sizeTypeId: number, show: (panel: PanelState) => void): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    const panel = await sizeHelp().then(
      (help) => help.panelFor(sizeTypeId),
      () => sizePanel('ideal-size', 'standard-sizes'),
    );
    setAsking(false);
    show(panel);
  };
  return { isAsking, ask: openHelp };
};
