import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useLocalPath } from '../../../platform/navigation/links.tsx';
import { NavLink } from '../../../platform/navigation/PageLink.tsx';
import { useLocation } from '../../../platform/navigation/router.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { useChatRequest } from '../../../shared/support/useSupportChat.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { useCurrentInView } from '../../../ui/useCurrentInView.ts';
import styles from './StudioNav.module.css';
import { studioPagesFor } from './studioPages.ts';

/** Staff who answer chats need no chat button. */
const withoutChat = { hidden: true } as const;

/** Navigation between staff pages; pages that show it load the `staff` texts. */
export const StudioNav = observer(function StudioNav(): ReactNode {
  useChatRequest(withoutChat);
  const t = useT('staff');
  const localPath = useLocalPath();
  const pages = studioPagesFor(useService(VisitT));
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const isShown = pages.length > 0;
  useCurrentInView(nav, `${pathname} ${isShown}`);
  if (!isShown) return <div className={styles.room} />;
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      <ul className={styles.links}>
        {pages.map(({ name, path }) => (
          <li key={name}>
            <NavLink to={localPath(path)} isExact className={styles.link ?? ''}>
              {t(`nav.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
