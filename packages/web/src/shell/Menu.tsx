import { activeClothingTypeIds, defaultSiteFilter, publicViewer } from '@tailorbird/domain/catalog';
import type { Note } from '@tailorbird/domain/content';
import { authPanelQuery } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../app.ts';
import { CatalogT, ContentT } from '../composition/tokens.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { isPage } from '../pageRoutes.ts';
import { classNames } from '../ui/classNames.ts';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LocalLink } from './links.tsx';
import styles from './Menu.module.css';
import { type MenuHighlight, type MenuItem, type MenuLevel, shopLevels, visibleLevels } from './menuLevels.ts';
import { menuEntries } from './menuStore.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useSupportChat } from './useSupportChat.ts';

type Range = { readonly levels: readonly MenuLevel[]; readonly notes: readonly Note[] };
type RangeState = { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly range: Range };

/** What the shop sells, as levels of the menu, and the latest notes, which may be missing (NOTES-03). */
const useRange = (): { readonly state: RangeState; readonly retry: () => void } => {
  const { services, visit } = useApp();
  const t = useT('menu');
  const locale = useLocale();
  const isAdmin = visit.isAdmin;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RangeState>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt, or another language, loads again.
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<Range> => {
      const [catalog, content] = await Promise.all([services.get(CatalogT), services.get(ContentT)]);
      const [groups, types, notes] = await Promise.all([
        catalog.productGroups(),
        catalog.clothingTypes(),
        content.latestNotes().catch((): readonly Note[] => []),
      ]);
      const activeTypes = activeClothingTypeIds(types, publicViewer, defaultSiteFilter);
      const levels = shopLevels(groups, types, { viewAll: t('viewAll'), allGarments: t('allGarments') });
      return { levels: visibleLevels(levels, { activeTypes, isAdmin }), notes };
    };
    load().then(
      (range) => wanted && setState({ status: 'ready', range }),
      () => wanted && setState({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [services, t, locale, isAdmin, attempt]);
  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((made) => made + 1);
    },
  };
};

/** A list whose items come in one after the other (MENU-26). */
const Column = ({ children, label }: { readonly children: readonly ReactNode[]; readonly label?: string | undefined }): ReactNode => (
  <ul className={styles.column} aria-label={label}>
    {children
      .filter((child) => child !== null && child !== false)
      .map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what the delay depends on.
        <li key={index} className={styles.item} style={{ animationDelay: `${index * 100}ms` }}>
          {child}
        </li>
      ))}
  </ul>
);

const OpenButton = ({
  label,
  isActive,
  onClick,
}: {
  readonly label: string;
  readonly isActive: boolean;
  readonly onClick: () => void;
}): ReactNode => (
  <button type="button" className={classNames(styles.row, isActive && styles.active)} aria-expanded={isActive} onClick={onClick}>
    {label}
    <Icon name="right" size={16} className={styles.chevron} />
  </button>
);

const PageLink = ({
  to,
  tag,
  children,
  onPreview,
}: {
  readonly to: string;
  readonly tag?: string | undefined;
  readonly children: ReactNode;
  readonly onPreview?: (() => void) | undefined;
}): ReactNode => {
  const { menu } = useApp();
  return (
    <LocalLink
      to={to}
      className={styles.row}
      preventScrollReset={to.startsWith('?')}
      onPointerEnter={onPreview}
      onFocus={onPreview}
      onClick={() => {
        menu.close();
        // The way to another page ends at its top; one to this page has to be told (MENU-25).
        if (!to.startsWith('?')) scrollTo({ top: 0 });
      }}
    >
      <span>
        {children}
        {tag && <span className={styles.tag}>{tag}</span>}
      </span>
    </LocalLink>
  );
};

const exploreItems = ['new-arrivals', 'launch-calendar', 'cashmere-collection', 'seasonal-favorites', 'bestsellers', 'notes'] as const;
const aboutItems = ['our-mission', 'our-production', 'b-corp', 't-shirt-footprint', 'store', 'notes'] as const;

/** What one sees while pointing at a product (MENU-10). */
const Preview = ({ highlight }: { readonly highlight: MenuHighlight }): ReactNode => (
  <LocalLink to={highlight.link} className={styles.preview} tabIndex={-1} aria-hidden="true">
    {highlight.image && <img src={highlight.image} alt="" width={800} height={800} className={styles.picture} />}
    <span className={styles.previewTitle}>{highlight.title}</span>
    {highlight.descriptionLines.map((line) => (
      <span key={line} className={styles.previewText}>
        {line}
      </span>
    ))}
  </LocalLink>
);

const highlightOf = ({ title, descriptionLines, previewImage, link }: MenuItem): MenuHighlight => ({
  title,
  descriptionLines,
  image: previewImage,
  link,
});

const Shop = observer(function Shop({ levelCount }: { readonly levelCount: 1 | 3 | 4 }): ReactNode {
  const { menu } = useApp();
  const t = useT('menu');
  const shellT = useT('shell');
  const { state: loading, retry } = useRange();
  if (menu.state.name !== 'shop') return null;
  if (loading.status === 'loading')
    return (
      <div className={styles.column}>
        <Skeleton lines={7} />
      </div>
    );
  if (loading.status === 'failed')
    return (
      <div className={styles.column}>
        <ErrorBox message={shellT('couldNotLoad')} retryLabel={shellT('tryAgain')} onRetry={retry} />
      </div>
    );
  const { state } = menu;
  const { levels, notes } = loading.range;
  const level = levels.find(({ id }) => id === state.level);
  const sublevels = level?.action.kind === 'open-level' ? level.action.sublevels : [];
  const sublevel = sublevels.find(({ id }) => id === state.productLevel);
  const itemsOf = (of: MenuLevel | undefined): readonly MenuItem[] => (of?.action.kind === 'open-products' ? of.action.items : []);
  const allItems = sublevels.flatMap(itemsOf);
  const previewed = allItems.find(({ id }) => id === state.preview) ?? itemsOf(sublevel ?? sublevels[0])[0];

  const productLink = (item: MenuItem): ReactNode => (
    <PageLink key={item.id} to={item.link} tag={item.newTag ? t('new') : undefined} onPreview={() => menu.preview(item.id)}>
      {item.title}
    </PageLink>
  );
  const categories = (
    <>
      <Column>
        {levels.map(({ id, label, action }) =>
          action.kind === 'link' ? (
            <PageLink key={id} to={action.url}>
              {label}
            </PageLink>
          ) : (
            <OpenButton
              key={id}
              label={label}
              isActive={id === state.level}
              onClick={() => menu.openLevel(id === state.level ? null : id)}
            />
          ),
        )}
      </Column>
      <div className={styles.aside}>
        <p className={styles.caption}>{t('explore')}</p>
        <Column>
          {exploreItems
            .filter((slug) => isPage(`/${slug}`))
            .map((slug) => (
              <PageLink key={slug} to={`/${slug}`} tag={slug === 'notes' ? t('new') : undefined}>
                {t(`exploreItem.${slug}`)}
              </PageLink>
            ))}
        </Column>
        {notes.length > 0 && (
          <>
            <p className={styles.caption}>{t('latestNotes')}</p>
            <Column>
              {notes.slice(0, 3).map((note) => (
                <PageLink key={note.slug} to={`/notes/${note.slug}`}>
                  {note.title}
                </PageLink>
              ))}
            </Column>
          </>
        )}
      </div>
    </>
  );
  const subcategories = (
    <Column key={state.level} label={level?.label}>
      {sublevels.map(({ id, label }) => (
        <OpenButton
          key={id}
          label={label}
          isActive={id === state.productLevel}
          onClick={() => menu.openProducts(id === state.productLevel ? null : id)}
        />
      ))}
    </Column>
  );
  const productList = (
    <Column key={state.productLevel} label={sublevel?.label}>
      {itemsOf(sublevel).map(productLink)}
    </Column>
  );

  if (levelCount === 1) {
    if (sublevel) return productList;
    return level ? subcategories : <div className={styles.stack}>{categories}</div>;
  }
  return (
    <>
      <div className={styles.stack}>{categories}</div>
      {level && levelCount === 4 && subcategories}
      {sublevel && levelCount === 4 && productList}
      {level && levelCount === 3 && (
        <div key={state.level} className={styles.stack}>
          {sublevels.map((group) => (
            <div key={group.id}>
              <p className={styles.caption}>{group.label}</p>
              <Column>{itemsOf(group).map(productLink)}</Column>
            </div>
          ))}
        </div>
      )}
      {level && previewed?.previewImage && <Preview highlight={highlightOf(previewed)} />}
    </>
  );
});

const About = (): ReactNode => {
  const t = useT('menu');
  return (
    <Column>
      {aboutItems.map((slug) => (
        <PageLink key={slug} to={`/${slug}`}>
          {t(`about.${slug}`)}
        </PageLink>
      ))}
    </Column>
  );
};

const query = (panel: Parameters<typeof authPanelQuery>[0]): string => `?${new URLSearchParams(authPanelQuery(panel))}`;

const AccountEntry = observer(function AccountEntry(): ReactNode {
  const { visit } = useApp();
  const t = useT('menu');
  if (!visit.isSignedIn)
    return (
      <Column>
        <PageLink to={query({ mode: 'sign-in', scope: 'sign-in' })}>{t('account.signIn')}</PageLink>
        <PageLink to={query({ mode: 'create-account', scope: 'sign-up' })}>{t('account.create')}</PageLink>
      </Column>
    );
  return (
    <Column>
      <PageLink to="/profile/orders">{t('account.orders')}</PageLink>
      {isPage('/profile/sizes') && <PageLink to="/profile/sizes">{t('account.sizes')}</PageLink>}
      {isPage('/support') && <PageLink to="/support?type=frg">{t('account.remake')}</PageLink>}
    </Column>
  );
});

const Help = (): ReactNode => {
  const { menu } = useApp();
  const t = useT('menu');
  const chat = useSupportChat();
  return (
    <Column>
      {isPage('/support') && <PageLink to="/support?type=frg">{t('help.remake')}</PageLink>}
      <button
        type="button"
        className={styles.row}
        onClick={() => {
          menu.close();
          chat.open();
        }}
      >
        {t('help.chat')}
      </button>
      <PageLink to="/contact">{t('help.contact')}</PageLink>
      <PageLink to="/faq">{t('help.faq')}</PageLink>
    </Column>
  );
};

/** The page behind the menu can be neither reached nor scrolled; Escape leads back to it. */
const useHoldOfPage = (): void => {
  const { menu } = useApp();
  useEffect(() => {
    const behind = [...document.querySelectorAll('main, footer')];
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
      root.removeAttribute('data-scroll-locked');
      root.style.removeProperty('--scrollbar-width');
    };
  }, [menu]);
};

/** The main menu: a column a level on a wide screen, one sliding level after the other on a narrow one (MENU-01 … MENU-12). */
const Menu = observer(function Menu(): ReactNode {
  const { menu, visit } = useApp();
  const t = useT('menu');
  const isMobile = useMediaQuery('(width < 768px)');
  const isNarrow = useMediaQuery('(width <= 1400px)');
  const levelCount = isMobile ? 1 : isNarrow ? 3 : 4;
  const place = useRef<HTMLDivElement>(null);
  useHoldOfPage();
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true });
    };
  }, []);
  const depth = useMemo(() => {
    if (menu.state.name === 'initial') return 0;
    if (menu.state.name !== 'shop') return 1;
    return 1 + Number(menu.state.level !== null) + Number(menu.state.productLevel !== null);
  }, [menu.state]);
  const entries = (
    <Column>
      {menuEntries.map((entry) => (
        <OpenButton
          key={entry}
          label={entry === 'account' && !visit.isSignedIn ? t('entry.signIn') : t(`entry.${entry}`)}
          isActive={menu.state.name === entry}
          onClick={() => menu.toggle(entry)}
        />
      ))}
    </Column>
  );
  const content = (
    <>
      {menu.state.name === 'shop' && <Shop levelCount={levelCount} />}
      {menu.state.name === 'about-us' && <About />}
      {menu.state.name === 'account' && <AccountEntry />}
      {menu.state.name === 'help' && <Help />}
    </>
  );
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the menu button and Escape close it too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className={styles.veil} onClick={menu.close} />
      <div ref={place} tabIndex={-1} className={styles.menu}>
        <div className={styles.inner}>
          {isMobile ? (
            <div key={depth} className={styles.slide}>
              {depth > 0 && (
                <button type="button" className={styles.back} onClick={menu.back}>
                  <Icon name="left" size={16} />
                  {t('back')}
                </button>
              )}
              {depth === 0 ? entries : content}
            </div>
          ) : (
            <>
              <div className={styles.entries}>{entries}</div>
              {content}
            </>
          )}
        </div>
      </div>
    </div>
  );
});

export default Menu;
