import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { openPanelsIn } from '../../platform/panels/openPanelsIn.ts';
import { type PanelFrame, PanelFrameContext } from '../../platform/panels/panelFrame.tsx';
import {
  type PanelName,
  type PanelProps,
  type PanelValueProps,
  usePanels,
  withPanelsChanged,
} from '../../platform/panels/panels.ts';
import { type Panel, readPanels, type SizePanelName } from '../../platform/panels/readPanels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SidePanel, type SidePanelProps } from '../../ui/SidePanel.tsx';
import { WideDialog } from '../../ui/WideDialog.tsx';
import { useCurrentPage } from '../head/useCurrentPage.ts';

type Contents<Names extends PanelName> = {
  readonly [Name in Names]: ComponentType<PanelValueProps<Name>> & { readonly prepare: () => void };
};

const plain: Contents<Exclude<PanelName, SizePanelName>> = {
  basket: lazyPart<PanelValueProps<'basket'>>(
    () => import('../../features/basket/BasketPanel.tsx'),
    ['basket'],
  ),
  auth: lazyPart<PanelValueProps<'auth'>>(
    () => import('../../features/account/AuthPanel.tsx'),
    ['account', 'security'],
  ),
  'item-details': lazyPart<PanelValueProps<'item-details'>>(
    () => import('../../features/designer/ItemDetailsPanel.tsx'),
    ['garmentPanels', 'basket'],
  ),
  'mini-designer': lazyPart<PanelValueProps<'mini-designer'>>(
    () => import('../pages/MiniDesignerPanel.tsx'),
    ['garmentPanels', 'designer', 'sizing', 'sizes'],
  ),
  'change-piece': lazyPart<PanelValueProps<'change-piece'>>(
    () => import('../pages/ChangePiecePanel.tsx'),
    ['garmentPanels', 'designer', 'sizing', 'sizes'],
  ),
  info: lazyPart<PanelValueProps<'info'>>(
    () => import('../../features/designer/InfoPanel.tsx'),
    ['garmentPanels'],
  ),
  'us-tariffs': lazyPart<PanelValueProps<'us-tariffs'>>(
    () => import('../../features/designer/TariffsPanel.tsx'),
    ['levies'],
  ),
  'consent-settings': lazyPart<PanelValueProps<'consent-settings'>>(
    () => import('../../features/consent/ConsentPanel.tsx'),
    ['consent'],
  ),
  reviews: lazyPart<PanelValueProps<'reviews'>>(
    () => import('../../features/reviews/ReviewsPanel.tsx'),
    ['reviews'],
  ),
};

const sized: Contents<SizePanelName> = {
  'create-size': lazyPart<PanelValueProps<'create-size'>>(
    () => import('../../features/sizing/create/CreateSizePanel.tsx'),
    ['sizing', 'measuring', 'findSize', 'sizes'],
  ),
  'ideal-size': lazyPart<PanelValueProps<'ideal-size'>>(
    () => import('../../features/sizing/ideal/IdealSizePanel.tsx'),
    ['sizing', 'measuring', 'findSize', 'sizes'],
    undefined,
    'beside',
  ),
  'about-standard-sizes': lazyPart<PanelValueProps<'about-standard-sizes'>>(
    () => import('../../features/sizing/AboutStandardSizesPanel.tsx'),
    ['sizing'],
  ),
  'save-size': lazyPart<PanelValueProps<'save-size'>>(
    () => import('../../features/sizing/save/SaveSizePanel.tsx'),
    ['sizes', 'sizing', 'account'],
  ),
  'size-basket-cta': lazyPart<PanelValueProps<'size-basket-cta'>>(
    () => import('../../features/sizing/basketCta/SizeBasketPanel.tsx'),
    ['sizes', 'sizing', 'basket'],
  ),
  'recommend-size': lazyPart<PanelValueProps<'recommend-size'>>(
    () => import('../../features/sizing/recommend/RecommendSizePanel.tsx'),
    ['sizes', 'sizing'],
  ),
  'edit-size': lazyPart<PanelValueProps<'edit-size'>>(
    () => import('../../features/sizing/edit/EditSizeModal.tsx'),
    ['sizes', 'sizing', 'measuring', 'findSize'],
  ),
  'std-size-details': lazyPart<PanelValueProps<'std-size-details'>>(
    () => import('../../features/sizing/StandardSizePanel.tsx'),
    ['sizing'],
  ),
};

const modals: readonly PanelName[] = ['ideal-size', 'edit-size'];

const small: readonly PanelName[] = ['consent-settings'];

const WhiteSidePanel = (props: SidePanelProps): ReactNode => <SidePanel {...props} isWhite />;

const frameOf = (name: PanelName) =>
  name === 'create-size'
    ? WhiteSidePanel
    : small.includes(name)
      ? Dialog
      : modals.includes(name)
        ? WideDialog
        : SidePanel;

const isPlain = (name: PanelName): name is keyof typeof plain => Object.hasOwn(plain, name);

export const prepareContent = (name: PanelName): void => {
  if (!isPlain(name)) SizedPanel.prepare();
  (isPlain(name) ? plain[name] : sized[name]).prepare();
};

type OpenPanelProps = {
  readonly name: PanelName;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const OpenPanel = ({ name, onClose, children }: OpenPanelProps): ReactNode => {
  const t = useT('shell');
  const sizing = useT('sizing');
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [lead, setLead] = useState<HTMLElement | null>(null);
  const [isLocked, lock] = useState(false);
  const [title, rename] = useState<string | null>(null);
  const guard = useRef<(() => boolean) | null>(null);
  const frame = useMemo<PanelFrame>(
    () => ({ foot, lead, lock, rename, guard, close: onClose }),
    [foot, lead, onClose],
  );
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

type ClosablePanelProps = {
  readonly panel: Panel;
  readonly onClose: (name: PanelName) => void;
};

const ClosablePanel = ({ panel: { name, values }, onClose }: ClosablePanelProps): ReactNode => {
  const close = useCallback(() => onClose(name), [onClose, name]);
  // TypeScript cannot connect a panel's name with the props of its content.
  const Content = (isPlain(name) ? plain[name] : sized[name]) as ComponentType<
    PanelProps & Pick<Panel, 'values'>
  >;
  return (
    <OpenPanel name={name} onClose={close}>
      <Content values={values} onClose={close} />
    </OpenPanel>
  );
};

/** Renders a size panel after its title texts have loaded. */
const SizedPanel = lazyPart<ClosablePanelProps>(
  async () => ({ default: ClosablePanel }),
  ['sizing'],
  nothing,
);

/**
 * The panels of the URL, stacked in its order. Panels with an unknown value stay
 * closed, and their parameters are removed.
 */
export const OpenPanels = (): ReactNode => {
  const [query, setQuery] = useQuery();
  const { close } = usePanels();
  const toasts = useService(ToastsT);
  const t = useT('shell');
  const open = useMemo(() => readPanels(query), [query]);
  // The sign-in page shows the forms of the auth panel itself.
  const isSignIn = useCurrentPage()?.handle.page === 'signIn';
  const shown = open.filter(({ name }) => !(isSignIn && name === 'auth'));
  const unknown = openPanelsIn(query)
    .filter((name) => !open.some((panel) => panel.name === name))
    .join();
  useEffect(() => {
    if (unknown === '') return;
    setQuery(
      (current) => withPanelsChanged(current, { close: unknown.split(',') as PanelName[] }),
      { replace: true },
    );
  }, [unknown, setQuery]);
  return shown.map((panel) => {
    const { name } = panel;
    if (isPlain(name)) return <ClosablePanel key={name} panel={panel} onClose={close} />;
    const giveUp = (): void => {
      toasts.error(t('couldNotLoad'));
      close(name);
    };
    return <SizedPanel key={name} panel={panel} onClose={close} onUnavailable={giveUp} />;
  });
};
