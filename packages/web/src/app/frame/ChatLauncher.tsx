import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { chatPlacement, productPagePadding, supportMailLink } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { openDocument } from '../../platform/site/shopLocation.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { SupportAddressT } from '../../shared/site/site.ts';
import { ChatDoorT } from '../../shared/support/chatDoor.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ChatLauncher.module.css';

const ChatPanel = lazyPart(
  () => import('../../features/support/chat/ChatPanel.tsx'),
  ['chat', 'claims'],
  nothing,
);

const onProductPage = { padding: productPagePadding } as const;

/**
 * Chat button on screens that request it (SUPPORT-14). The chat loads shortly before it opens.
 */
export const ChatLauncher = observer(function ChatLauncher(): ReactNode {
  const supportAddress = useService(SupportAddressT);
  const door = useService(ChatDoorT);
  const t = useT('shell');
  const toasts = useService(ToastsT);
  const { path } = parseLocalizedPath(useLocation().pathname);
  // SUPPORT-15: over the bar of a product page, from the first moment on.
  const placement = chatPlacement([
    ...(path.startsWith('/product/') ? [onProductPage] : []),
    ...door.requests,
  ]);
  const { hidden, align, padding } = placement;
  const isOpen = door.wanted !== null;
  const write = (): void => {
    openDocument(supportMailLink(supportAddress));
  };
  /**
   * SUPPORT-22: without a chat, shows the support address and opens a mail. A button opens it
   * if the check took so long that the browser would block it.
   */
  const writeInstead = (): void => {
    door.close();
    toasts.notify(t('chatByMail', { address: supportAddress }), {
      isLasting: true,
      action: { label: t('writeMail'), run: write },
    });
    if (navigator.userActivation?.isActive ?? true) write();
  };
  return (
    <>
      {!hidden && (
        <button
          type="button"
          className={styles.launcher}
          data-align={align}
          data-page-part=""
          style={
            {
              '--chat-vertical': `${padding.vertical}px`,
              '--chat-horizontal': `${padding.horizontal}px`,
            } as CSSProperties
          }
          aria-label={t('header.openChat')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={ChatPanel.prepare}
          onClick={() => door.open()}
        >
          <Icon name="help" size={22} />
        </button>
      )}
      {door.wasOpened && (
        <ChatPanel onUnavailable={writeInstead} writeInstead={writeInstead} placement={placement} />
      )}
    </>
  );
});
