import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { isMobile, menuLeaveMs } from '../../features/menu/menuState.ts';
import { MenuT } from '../../features/menu/menuStore.ts';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { PanelLink } from '../../platform/panels/PanelLink.tsx';
import { PreparePanelT, usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { useSupportChat } from '../../shared/support/useSupportChat.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { usePresence } from '../../ui/usePresence.ts';
import { viewportWidth } from '../../ui/useViewportWidth.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BannerT } from './bannerStore.ts';
import { CreditPopup, creditInHeader } from './creditSlot.ts';
import styles from './Header.module.css';
import { isHeaderTransparent } from './headerTransparency.ts';
import { SearchSlot } from './SearchSlot.tsx';

const Menu = lazyPart<object>(() => import('../../features/menu/Menu.tsx'), ['menu']);

const useScroll = (): { readonly scrollY: number; readonly heroMounted: boolean } => {
  const [scroll, setScroll] = useState({ scrollY: 0, heroMounted: false });
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether there is a hero depends on the page.
  useEffect(() => {
    // Pages without a hero do not depend on the scroll position.
    const read = (): void => {
      const heroMounted = document.querySelector('[data-hero]') !== null;
      const now = { scrollY: heroMounted ? scrollY : 0, heroMounted };
      setScroll((before) =>
        before.scrollY === now.scrollY && before.heroMounted === heroMounted ? before : now,
      );
    };
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, [pathname]);
  return scroll;
};

/** SHELL-16, SHELL-17: the number of pieces; blank while it is unknown, and for none. */
const BasketButton = observer(function BasketButton(): ReactNode {
  const visit = useService(VisitT);
  const t = useT('shell');
  const panels = usePanels();
  const preparePanel = useService(PreparePanelT);
  const count = visit.basketCount;
  return (
    <button
      type="button"
      className={styles.control}
      aria-haspopup="dialog"
      onPointerEnter={() => preparePanel('basket')}
      onClick={() => panels.show('basket')}
    >
      <span className={styles.basket}>
        <Icon name="basket" size={22} />
        <span className={styles.badge} data-testid="basket-badge" aria-hidden="true">
          {count ? count : ''}
        </span>
      </span>
      <span className={styles.word} aria-hidden="true">
        {t('header.basket')}
      </span>
      <VisuallyHidden>
        {count ? t('header.basketCount', { count }) : t('header.basket')}
      </VisuallyHidden>
    </button>
  );
});

/** SHELL-15: link to the profile when signed in, else to sign-in. */
const AccountLink = observer(function AccountLink(): ReactNode {
  const visit = useService(VisitT);
  const t = useT('shell');
  const label = visit.isSignedIn ? t('header.account') : t('header.signIn');
  return (
    <PanelLink
      to={visit.isSignedIn ? '/profile' : '/sign-in'}
      panel={visit.isSignedIn ? undefined : '?auth=choice'}
      className={classNames(styles.control, styles.desktop)}
      aria-label={label}
    >
      <Icon name="person" size={22} />
      <span className={styles.word}>{label}</span>
    </PanelLink>
  );
});

export const Header = observer(function Header(): ReactNode {
  const menu = useService(MenuT);
  const banner = useService(BannerT);
  const t = useT('shell');
  const panels = usePanels();
  const chat = useSupportChat();
  const scroll = useScroll();
  const visit = useService(VisitT);
  const hasRoomForCredit = useMediaQuery(creditInHeader);
  const menuPresence = usePresence(menu.isOpen, menuLeaveMs);
  const isPanelOpen = panels.open !== null;
  useEffect(() => {
    if (isPanelOpen) menu.close();
  }, [isPanelOpen, menu]);
  const somethingOpen = menu.isOpen || isPanelOpen;
  const isTransparent = isHeaderTransparent({
    ...scroll,
    bannerOpen: banner.isOpen,
    somethingOpen,
  });
  return (
    <header className={classNames(styles.header, !isTransparent && styles.opaque)}>
      <nav className={styles.bar} aria-label={t('header.navigation')}>
        <div className={styles.side}>
          <button
            type="button"
            className={styles.control}
            aria-label={t('header.menu')}
            aria-expanded={menu.isOpen}
            aria-controls="menu"
            onPointerEnter={Menu.prepare}
            onClick={() =>
              menu.isOpen ? menu.close() : menu.open(isMobile(viewportWidth()) ? null : 'shop')
            }
          >
            <Icon name={menu.isOpen ? 'close' : 'menu'} size={22} />
            <span className={styles.word}>{t('header.menu')}</span>
          </button>
          <button
            type="button"
            className={classNames(styles.control, styles.desktop)}
            aria-expanded={menu.isOpen && menu.state.open === 'shop'}
            aria-controls="menu"
            onPointerEnter={Menu.prepare}
            onClick={() =>
              menu.isOpen && menu.state.open === 'shop' ? menu.close() : menu.open('shop')
            }
          >
            <span>{t('header.shop')}</span>
          </button>
          <SearchSlot />
        </div>
        <LocalLink to="/" className={styles.logo} aria-label={t('home')}>
          <Logo />
        </LocalLink>
        <div className={classNames(styles.side, styles.end)}>
          {visit.isSignedIn && !visit.isImpersonated && hasRoomForCredit && <CreditPopup />}
          <button
            type="button"
            className={classNames(styles.control, styles.desktop)}
            aria-label={t('header.openChat')}
            onClick={chat.open}
          >
            <Icon name="help" size={22} />
            <span className={styles.word}>{t('header.help')}</span>
          </button>
          <AccountLink />
          <BasketButton />
        </div>
      </nav>
      <noscript>
        <nav className={styles.withoutScript} aria-label={t('header.shop')}>
          <LocalLink to="/products">{t('header.shop')}</LocalLink>
          <LocalLink to="/howitworks">{t('footer.link.howitworks')}</LocalLink>
          <LocalLink to="/contact">{t('footer.link.contact')}</LocalLink>
          <LocalLink to="/sign-in">{t('header.signIn')}</LocalLink>
        </nav>
      </noscript>
      <div id="menu">
        {menuPresence !== 'gone' && (
          <div className={styles.menu} data-leaving={menuPresence === 'leaving' || undefined}>
            <Menu />
          </div>
        )}
      </div>
    </header>
  );
});
