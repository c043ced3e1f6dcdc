import type { ReactNode } from 'react';
import { afterPaint } from '../../platform/browser/afterPaint.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { type PanelName, usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';

type PanelModule = typeof import('./OpenPanel.tsx');
const loadPanels = (): Promise<PanelModule> => import('./OpenPanel.tsx');

const OpenPanels = lazyPart(
  async () => ({ default: (await loadPanels()).OpenPanels }),
  [],
  nothing,
);

export const preparePanel = (name: PanelName): void =>
  afterPaint(() =>
    loadPanels().then(
      ({ prepareContent }) => prepareContent(name),
      () => {},
    ),
  );

/**
 * Panels in the address; their code loads with the first. Browser only, because the public page
 * does not depend on panels.
 */
export const PanelHost = (): ReactNode => {
  const toasts = useService(ToastsT);
  const t = useT('shell');
  const { open, close } = usePanels();
  if (open === null) return null;
  return (
    <OpenPanels
      onUnavailable={() => {
        toasts.error(t('couldNotLoad'));
        close();
      }}
    />
  );
};
