import { unreachable } from '@tailorbird/domain/kernel';
import type { MenuLink } from '@tailorbird/domain/shell';
import type { ReactNode } from 'react';
import { authPanelQuery } from '../../platform/panels/authPanel.ts';
import { useService } from '../../platform/services/useService.ts';
import { useSupportChat } from '../../shared/support/useSupportChat.ts';
import styles from './Menu.module.css';
import { PageLink } from './MenuList.tsx';
import { MenuT } from './menuStore.ts';

export const MenuEntry = ({
  link,
  label,
  tag,
  onPreview,
}: {
  readonly link: MenuLink;
  readonly label: string;
  readonly tag?: string | undefined;
  readonly onPreview?: (() => void) | undefined;
}): ReactNode => {
  const menu = useService(MenuT);
  const chat = useSupportChat();
  switch (link.to.kind) {
    case 'page':
      return (
        <PageLink to={link.to.path} tag={tag} onPreview={onPreview}>
          {label}
        </PageLink>
      );
    case 'auth':
      return (
        <PageLink
          to={`?${new URLSearchParams(authPanelQuery({ mode: link.to.mode, scope: link.to.scope }))}`}
        >
          {label}
        </PageLink>
      );
    case 'chat':
      return (
        <button
          type="button"
          className={styles.row}
          onClick={() => {
            menu.close();
            chat.open();
          }}
        >
          {label}
        </button>
      );
    default:
      return unreachable(link.to);
  }
};
