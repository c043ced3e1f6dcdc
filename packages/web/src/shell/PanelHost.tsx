import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { SidePanel } from '../ui/SidePanel.tsx';
import { lazyPart } from './lazyPart.tsx';
import { type PanelName, usePanels } from './panels.ts';

export type PanelProps = { readonly onClose: () => void };

const BasketPanel = lazyPart<PanelProps>(() => import('../features/basket/BasketPanel.tsx'), ['basket']);
const AuthPanel = lazyPart<PanelProps>(() => import('../features/account/AuthPanel.tsx'), ['account']);
const AboutStandardSizesPanel = lazyPart<PanelProps>(() => import('../features/sizing/AboutStandardSizesPanel.tsx'), ['sizing']);
const StandardSizePanel = lazyPart<PanelProps>(() => import('../features/sizing/StandardSizePanel.tsx'), ['sizing']);

const contents = {
  basket: BasketPanel,
  auth: AuthPanel,
  'about-standard-sizes': AboutStandardSizesPanel,
  'std-size-details': StandardSizePanel,
} as const satisfies Readonly<Record<PanelName, unknown>>;

/** Starts loading a panel that is about to be opened. */
export const preparePanel = (name: PanelName): void => {
  contents[name].prepare();
};

/** The panel the address asks for. Rendered in the browser alone: which panel is open is not for the public page. */
export const PanelHost = (): ReactNode => {
  const t = useT('shell');
  const panels = usePanels();
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  if (!isBrowser || panels.open === null) return null;
  const Content = contents[panels.open];
  return (
    <SidePanel key={panels.open} title={t(`panel.${panels.open}`)} closeLabel={t('close')} onClose={panels.close}>
      <Content onClose={panels.close} />
    </SidePanel>
  );
};
