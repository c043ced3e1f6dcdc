import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { SidePanel } from '../ui/SidePanel.tsx';
import { lazyPart } from './lazyPart.tsx';
import type { PanelName, PanelProps } from './panels.ts';

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

/** Starts loading what a panel shows. */
export const prepareContent = (name: PanelName): void => {
  contents[name].prepare();
};

/** A panel with its content, which may still be on its way. */
export const OpenPanel = ({ name, onClose }: PanelProps & { readonly name: PanelName }): ReactNode => {
  const t = useT('shell');
  const Content = contents[name];
  return (
    <SidePanel title={t(`panel.${name}`)} closeLabel={t('close')} onClose={onClose}>
      <Content onClose={onClose} />
    </SidePanel>
  );
};
