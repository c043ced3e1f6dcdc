import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../services/useService.ts';
import { useT } from '../texts/useT.ts';
import { ToastsT } from '../toasts/toastStore.ts';
import { type PanelName, usePanels } from './panels.ts';

type PanelModule = typeof import('../../app/frame/OpenPanel.tsx');
const loadPanels = (): Promise<PanelModule> => import('../../app/frame/OpenPanel.tsx');

/** Starts loading a panel that is about to be opened. */
export const preparePanel = (name: PanelName): void => {
  loadPanels().then(
    ({ prepareContent }) => prepareContent(name),
    () => {},
  );
};

/**
 * The panels the address asks for, which arrive when the first one is opened. Rendered in the browser alone: which panel is open is not for the public
 * page.
 */
export const PanelHost = (): ReactNode => {
  const toasts = useService(ToastsT);
  const t = useT('shell');
  const { open, close } = usePanels();
  const [panels, setPanels] = useState<PanelModule | null>(null);
  const isMissing = open !== null && panels === null;
  useEffect(() => {
    if (!isMissing) return;
    let wanted = true;
    loadPanels().then(
      (module) => wanted && setPanels(module),
      () => {
        toasts.complain(t('couldNotLoad'));
        close();
      },
    );
    return () => {
      wanted = false;
    };
  }, [isMissing, toasts, t, close]);
  return open !== null && panels !== null ? <panels.OpenPanels /> : null;
};
