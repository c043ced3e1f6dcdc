import {
  aboutLinks,
  accountLinks,
  favoritesLink,
  helpLinks,
  menuEntry,
  menuSections,
} from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Icon } from '../../ui/Icon.tsx';
import { settleLayers } from '../../ui/layers.ts';
import { useViewportWidth } from '../../ui/useViewportWidth.ts';
import styles from './Menu.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import { Column, LevelTitle, OpenButton } from './MenuList.tsx';
import { isMobile, menuColumns, trailOf } from './menuState.ts';
import { MenuT } from './menuStore.ts';
import { Invitation, LatestNotes, ShopMenu } from './ShopMenu.tsx';

/** Blocks focus and scrolling of the page behind the menu; Escape returns to it. */
const useHoldOfPage = (): void => {
  const menu = useService(MenuT);
  useEffect(() => {
    const behind = [
      ...document.querySelectorAll('main, footer, [data-page-part]:not(:has(header))'),
    ];
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
    root.setAttribute('data-scroll-locked', '');
    for (const element of behind) element.setAttribute('inert', '');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') menu.close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of behind) element.removeAttribute('inert');
      // A panel opened from the menu blocks the page from now on.
      settleLayers();
    };
  }, [menu]);
};

const About = (): ReactNode => {
  const t = useT('menu');
  return (
    <Column>
      {aboutLinks.map((link) => (
        <MenuEntry key={link.id} link={link} label={t(`about.${link.id}`)} />
      ))}
    </Column>
  );
};

const AccountEntry = observer(function AccountEntry(): ReactNode {
  const visit = useService(VisitT);
  const t = useT('menu');
  return (
    <Column>
      {accountLinks({ signedIn: visit.isSignedIn }).map((link) => (
        <MenuEntry key={link.id} link={link} label={t(`account.${link.id}`)} />
      ))}
    </Column>
  );
});

const Help = (): ReactNode => {
  const t = useT('menu');
  return (
    <Column>
      {helpLinks.map((link) => (
        <MenuEntry key={link.id} link={link} label={t(`help.${link.id}`)} />
      ))}
    </Column>
  );
};

/**
 * On sliding levels, focuses the title of the entered level, or the button of the one that was
 * left.
 */
const useLevelFocus = (
  place: RefObject<HTMLElement | null>,
  trail: readonly string[],
  slides: boolean,
): void => {
  const last = useRef(trail);
  // Runs after each render and compares the visible level with the previous one.
  useEffect(() => {
    const before = last.current;
    last.current = trail;
    if (!slides || trail.length === before.length) return;
    const left = before[trail.length];
    const target =
      trail.length > before.length
        ? '[data-level-title]'
        : `[data-level="${CSS.escape(left ?? '')}"]`;
    place.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    place.current?.scrollTo({ top: 0 });
  });
};

/**
 * Main menu: one column per level on wide screens, sliding levels on narrow ones
 * (MENU-01 … MENU-12).
 */
const Menu = observer(function Menu(): ReactNode {
  const menu = useService(MenuT);
  const visit = useService(VisitT);
  const t = useT('menu');
  const width = useViewportWidth();
  const columns = menuColumns(width);
  const place = useRef<HTMLDivElement>(null);
  useHoldOfPage();
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  const trail = trailOf(menu.state);
  const depth = trail.length;
  useLevelFocus(place, trail, isMobile(width));
  const section = menu.state.open;
  const entries = (
    <>
      <Column>
        {menuSections.map((section) => (
          <OpenButton
            key={section}
            level={section}
            label={t(`entry.${menuEntry(section, { signedIn: visit.isSignedIn })}`)}
            isActive={menu.state.open === section}
            onClick={() => menu.toggle(section)}
          />
        ))}
      </Column>
      <Column label={t('own')}>
        {[<MenuEntry key="favorites" link={favoritesLink} label={t('favorites')} />]}
      </Column>
    </>
  );
  const content = (
    <>
      {menu.state.open === 'shop' && <ShopMenu levelCount={columns} />}
      {menu.state.open === 'about-us' && <About />}
      {menu.state.open === 'account' && <AccountEntry />}
      {menu.state.open === 'help' && <Help />}
    </>
  );
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the menu button and Escape close it too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className={styles.veil} onClick={menu.close} />
      <div ref={place} tabIndex={-1} className={styles.menu}>
        <div className={styles.inner}>
          {isMobile(width) ? (
            <div key={depth} className={styles.slide}>
              {depth > 0 && (
                <button type="button" className={styles.back} onClick={menu.back}>
                  <Icon name="left" size={16} />
                  {t('back')}
                </button>
              )}
              {depth === 1 && section !== 'initial' && (
                <LevelTitle>
                  {t(`entry.${menuEntry(section, { signedIn: visit.isSignedIn })}`)}
                </LevelTitle>
              )}
              {depth === 0 ? (
                <>
                  {entries}
                  <Invitation />
                </>
              ) : (
                content
              )}
            </div>
          ) : (
            <>
              <div className={styles.stack}>
                <div className={styles.entries}>{entries}</div>
                {section === 'shop' && <LatestNotes />}
              </div>
              {menu.state.open === 'initial' ? <Invitation /> : content}
            </>
          )}
        </div>
      </div>
    </div>
  );
});

export default Menu;
