import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { type PanelFrame, PanelFrameContext } from '../../platform/panels/panelFrame.tsx';
import {
  openPanelsIn,
  type PanelName,
  type PanelProps,
  type SizePanelProps,
  usePanels,
  withPanelsChanged,
} from '../../platform/panels/panels.ts';
import {
  readSizePanels,
  type SizePanel,
  type SizePanelName,
} from '../../platform/panels/readSizePanels.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { WideDialog } from '../../ui/WideDialog.tsx';
import { useCurrentPage } from './useCurrentPage.ts';

const plain = {
  basket: lazyPart<PanelProps>(() => import('../../features/basket/BasketPanel.tsx'), ['basket']),
  auth: lazyPart<PanelProps>(
    () => import('../../features/account/AuthPanel.tsx'),
    ['account', 'security'],
  ),
  'item-details': lazyPart<PanelProps>(
    () => import('../../features/designer/ItemDetailsPanel.tsx'),
    ['garmentPanels', 'basket'],
  ),
  'mini-designer': lazyPart<PanelProps>(
    () => import('../pages/MiniDesignerPanel.tsx'),
    ['garmentPanels', 'designer', 'sizing', 'sizes'],
  ),
  'change-piece': lazyPart<PanelProps>(
    () => import('../pages/ChangePiecePanel.tsx'),
    ['garmentPanels', 'designer', 'sizing', 'sizes'],
  ),
  info: lazyPart<PanelProps>(
    () => import('../../features/designer/InfoPanel.tsx'),
    ['garmentPanels'],
  ),
  'us-tariffs': lazyPart<PanelProps>(
    () => import('../../features/designer/TariffsPanel.tsx'),
    ['levies'],
  ),
  'consent-settings': lazyPart<PanelProps>(
    () => import('../../features/consent/ConsentPanel.tsx'),
    ['consent'],
  ),
  reviews: lazyPart<PanelProps>(
    () => import('../../features/reviews/ReviewsPanel.tsx'),
    ['reviews'],
  ),
} as const;

/** Size panels, whose titles stand with the texts of sizing. */
const sized: {
  readonly [Name in SizePanelName]: ComponentType<SizePanelProps<Name>> & {
    readonly prepare: () => void;
  };
} = {
  'create-size': lazyPart(
    () => import('../../features/sizing/create/CreateSizePanel.tsx'),
    ['sizing', 'measuring', 'findSize', 'sizes'],
  ),
  'ideal-size': lazyPart(
    () => import('../../features/sizing/ideal/IdealSizePanel.tsx'),
    ['sizing', 'measuring', 'findSize', 'sizes'],
  ),
  'about-standard-sizes': lazyPart(
    () => import('../../features/sizing/AboutStandardSizesPanel.tsx'),
    ['sizing'],
  ),
  'save-size': lazyPart(
    () => import('../../features/sizing/save/SaveSizePanel.tsx'),
    ['sizes', 'sizing', 'account'],
  ),
  'size-basket-cta': lazyPart(
    () => import('../../features/sizing/basketCta/SizeBasketPanel.tsx'),
    ['sizes', 'sizing', 'basket'],
  ),
  'recommend-size': lazyPart(
    () => import('../../features/sizing/recommend/RecommendSizePanel.tsx'),
    ['sizes', 'sizing'],
  ),
  'edit-size': lazyPart(
    () => import('../../features/sizing/edit/EditSizeModal.tsx'),
    ['sizes', 'sizing', 'measuring', 'findSize'],
  ),
  'std-size-details': lazyPart(
    () => import('../../features/sizing/StandardSizePanel.tsx'),
    ['sizing'],
  ),
};

/** Panels that stand in the middle of the page; the others come from its side. */
const modals: readonly PanelName[] = ['ideal-size', 'edit-size'];

const small: readonly PanelName[] = ['consent-settings'];

const frameOf = (name: PanelName) =>
  small.includes(name) ? Dialog : modals.includes(name) ? WideDialog : SidePanel;

const isPlain = (name: PanelName): name is keyof typeof plain => Object.hasOwn(plain, name);

/** Starts loading what a panel shows. */
export const prepareContent = (name: PanelName): void => {
  if (!isPlain(name)) SizedPanel.prepare();
  (isPlain(name) ? plain[name] : sized[name]).prepare();
};

type OpenPanelProps = {
  readonly name: PanelName;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The frame of a panel, as its content asks for it. */
const OpenPanel = ({ name, onClose, children }: OpenPanelProps): ReactNode => {
  const t = useT('shell');
  const sizing = useT('sizing');
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const [isLocked, lock] = useState(false);
  const [title, rename] = useState<string | null>(null);
  const guard = useRef<(() => boolean) | null>(null);
  const frame = useMemo<PanelFrame>(() => ({ foot, lead, lock, rename, guard }), [foot, lead]);
  const Frame = frameOf(name);
  return (
    <Frame
      title={title ?? (isPlain(name) ? t(`panel.${name}`) : sizing(`panel.${name}`))}
      closeLabel={t('close')}
      isLocked={isLocked}
      onClose={() => {
        if (guard.current?.() ?? true) onClose();
      }}
      lead={<span ref={setLead} data-panel-part="" />}
      footer={<div ref={setFoot} data-panel-part="" />}
    >
      <PanelFrameContext value={frame}>{children}</PanelFrameContext>
    </Frame>
  );
};

const Content = ({
  name,
  panel,
  onClose,
}: { readonly name: PanelName; readonly panel: SizePanel | undefined } & PanelProps): ReactNode => {
  if (isPlain(name)) return createElement(plain[name], { onClose });
  // One name, one kind of panel: the compiler does not follow the tie between the two.
  const Part = sized[name] as ComponentType<PanelProps & Pick<SizePanel, 'told'>>;
  return panel ? <Part told={panel.told} onClose={onClose} /> : null;
};

type ClosablePanelProps = {
  readonly name: PanelName;
  readonly panel?: SizePanel | undefined;
  readonly onClose: (name: PanelName) => void;
};

const ClosablePanel = ({ name, panel, onClose }: ClosablePanelProps): ReactNode => {
  const close = useCallback(() => onClose(name), [onClose, name]);
  return (
    <OpenPanel name={name} onClose={close}>
      <Content name={name} panel={panel} onClose={close} />
    </OpenPanel>
  );
};

/** A size panel shows once the texts its title is among are here. */
const SizedPanel = lazyPart<ClosablePanelProps>(
  async () => ({ default: ClosablePanel }),
  ['sizing'],
  nothing,
);

/** Every panel of the address, each over those before it. Those whose value means nothing stay closed and go off the address. */
export const OpenPanels = (): ReactNode => {
  const [query, setQuery] = useQuery();
  const { close } = usePanels();
  const toasts = useService(ToastsT);
  const t = useT('shell');
  const open = useMemo(() => readSizePanels(query), [query]);
  // The page to sign in on shows on itself what is a panel elsewhere.
  const isSignIn = useCurrentPage()?.handle.page === 'signIn';
  const names = openPanelsIn(query).filter((name) => !(isSignIn && name === 'auth'));
  const shown = names.filter((name) => isPlain(name) || open.some((panel) => panel.name === name));
  const meaningless = names.filter((name) => !shown.includes(name)).join();
  useEffect(() => {
    if (meaningless === '') return;
    setQuery(
      (current) => withPanelsChanged(current, { close: meaningless.split(',') as PanelName[] }),
      { replace: true },
    );
  }, [meaningless, setQuery]);
  return shown.map((name) => {
    if (isPlain(name)) return <ClosablePanel key={name} name={name} onClose={close} />;
    const giveUp = (): void => {
      toasts.error(t('couldNotLoad'));
      close(name);
    };
    return (
      <SizedPanel
        key={name}
        name={name}
        panel={open.find((panel) => panel.name === name)}
        onClose={close}
        onUnavailable={giveUp}
      />
    );
  });
};
