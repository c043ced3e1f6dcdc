import {
  activeClothingTypeIds,
  type ClothingType,
  defaultSiteFilter,
  defaultVariant,
  formatVariantId,
  isInCollection,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { latestNotesOrNone, type NoteTeaser } from '@tailorbird/domain/content';
import { unreachable } from '@tailorbird/domain/kernel';
import {
  aboutLinks,
  accountLinks,
  authPanelQuery,
  exploreLinks,
  filterMenu,
  helpLinks,
  type MenuGarment,
  type MenuHighlight,
  type MenuItem,
  type MenuLevel,
  type MenuLink,
  menuEntry,
  menuSections,
  shopMenu,
} from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { IsPageT } from '../../platform/navigation/page.tsx';
import { CatalogT, ContentT } from '../../platform/ports/ports.ts';
import { sceneGarment } from '../../platform/scenes/sceneGarment.ts';
import { type ScenePicture, sceneOfGroup } from '../../platform/scenes/scenes.ts';
import { later } from '../../platform/services/token.ts';
import { useService } from '../../platform/services/useService.ts';
import { useSupportChat } from '../../platform/support/useSupportChat.ts';
import type { Texts } from '../../platform/texts/texts.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { classNames } from '../../ui/classNames.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { packshotPath, SceneImage } from '../../ui/Packshot.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useViewportWidth } from '../../ui/useViewportWidth.ts';
import styles from './Menu.module.css';
import { isMobile, menuColumns, menuItemDelayMs } from './menuState.ts';
import { MenuT } from './menuStore.ts';

/** Collections that invite with a picture, where nothing else is shown yet. */
const picturedCollections = ['new-arrivals', 'cashmere-collection', 'seasonal-favorites', 'bestsellers'] as const;
type PicturedCollection = (typeof picturedCollections)[number];

/** The picture of a collection: one garment of each kind of product first. */
const collectionPicture = (collection: PicturedCollection, types: readonly ClothingType[]): ScenePicture | null => {
  const shown = types.filter((type) => isInCollection(type, collection));
  const patterns = [...new Set(shown.map(({ pattern }) => pattern))];
  return sceneOfGroup(
    collection,
    patterns.map((pattern) => shown.filter((type) => type.pattern === pattern).map(sceneGarment)),
  );
};

type Pictures = readonly { readonly collection: PicturedCollection; readonly picture: ScenePicture }[];
type Range = { readonly levels: readonly MenuLevel[]; readonly notes: readonly NoteTeaser[]; readonly pictures: Pictures };
type RangeState = { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly range: Range };

const menuGarment = (type: ClothingType): MenuGarment<string> => ({
  id: type.id,
  slug: type.slug,
  title: type.title,
  descriptionLines: [type.subtitle],
  isNew: type.placements.includes('NEW_PRODUCT_LIST'),
  previewImage: packshotPath(type.slug, formatVariantId(type, defaultVariant(type, publicViewer))),
});

const LateCatalogT = later(CatalogT);
const LateContentT = later(ContentT);

/** What the shop sells, as levels of the menu, and the latest notes, which may be missing (NOTES-03). */
const useRange = (): { readonly state: RangeState; readonly retry: () => void } => {
  const lateCatalog = useService(LateCatalogT);
  const lateContent = useService(LateContentT);
  const visit = useService(VisitT);
  const t = useT('menu');
  const locale = useLocale();
  const isAdmin = visit.isAdmin;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RangeState>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt, or another language, loads again.
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<Range> => {
      const [catalog, content] = await Promise.all([lateCatalog(), lateContent()]);
      const [groups, types, notes] = await Promise.all([
        catalog.productGroups(),
        catalog.clothingTypes(),
        latestNotesOrNone({ content })(),
      ]);
      const levels = shopMenu(groups, types.map(menuGarment), { viewAll: t('viewAll'), allGarments: t('allGarments') });
      const activeTypes = activeClothingTypeIds(types, publicViewer, defaultSiteFilter);
      const active = types.filter(({ id }) => activeTypes.has(id));
      const pictures = picturedCollections.flatMap((collection) => {
        const picture = collectionPicture(collection, active);
        return picture ? [{ collection, picture }] : [];
      });
      return { levels: filterMenu(levels, { activeClothingTypeIds: activeTypes, isAdmin }), notes, pictures };
    };
    load().then(
      (range) => wanted && setState({ status: 'ready', range }),
      () => wanted && setState({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [lateCatalog, lateContent, t, locale, isAdmin, attempt]);
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
        <li key={index} className={styles.item} style={{ animationDelay: `${menuItemDelayMs(index)}ms` }}>
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
  const menu = useService(MenuT);
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

/** An entry of the menu that leads somewhere: a page, the way in, or the chat. Pages that are yet to come are left out. */
const Entry = ({ link, label, tag }: { readonly link: MenuLink; readonly label: string; readonly tag?: string | undefined }): ReactNode => {
  const menu = useService(MenuT);
  const chat = useSupportChat();
  switch (link.to.kind) {
    case 'page':
      return (
        <PageLink to={link.to.path} tag={tag}>
          {label}
        </PageLink>
      );
    case 'auth':
      return <PageLink to={`?${new URLSearchParams(authPanelQuery({ mode: link.to.mode, scope: link.to.scope }))}`}>{label}</PageLink>;
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

/** Tells links that lead somewhere from those to pages that are yet to come. */
const useIsThere = (): ((link: MenuLink) => boolean) => {
  const isPage = useService(IsPageT);
  return ({ to }) => to.kind !== 'page' || isPage(to.path);
};

/** What one sees while pointing at a product (MENU-10). */
const Preview = ({ highlight }: { readonly highlight: MenuHighlight }): ReactNode => (
  <LocalLink to={highlight.link} className={styles.preview} tabIndex={-1} aria-hidden="true">
    <img src={highlight.image} alt="" width={800} height={800} className={styles.picture} />
    <span className={styles.previewTitle}>{highlight.title}</span>
    {highlight.descriptionLines.map((line) => (
      <span key={line} className={styles.previewText}>
        {line}
      </span>
    ))}
  </LocalLink>
);

const highlightOf = ({ title, descriptionLines, previewImage, link }: MenuItem): MenuHighlight | null =>
  previewImage === null ? null : { title, descriptionLines, image: previewImage, link };

/** Collections as pictures; beside a list that names them too, they are for the eye alone. */
const Pictured = ({ pictures, isNamed = false }: { readonly pictures: Pictures; readonly isNamed?: boolean }): ReactNode => {
  const menu = useService(MenuT);
  const t = useT('menu');
  return (
    <div className={styles.pictured} aria-hidden={isNamed || undefined}>
      {pictures.map(({ collection, picture }) => (
        <LocalLink
          key={collection}
          to={`/${collection}`}
          className={styles.pictureLink}
          tabIndex={isNamed ? -1 : undefined}
          onClick={() => menu.close()}
        >
          <SceneImage scene={picture.scene} pieces={picture.pieces} alt="" className={styles.scene} />
          {t(`exploreItem.${collection}`)}
        </LocalLink>
      ))}
    </div>
  );
};

/** What one sees of the shop before having chosen where to go. */
const Invitation = (): ReactNode => {
  const { state } = useRange();
  return state.status === 'ready' ? <Pictured pictures={state.range.pictures} /> : <div className={styles.pictured} />;
};

const Shop = observer(function Shop({ levelCount }: { readonly levelCount: 1 | 3 | 4 }): ReactNode {
  const menu = useService(MenuT);
  const isThere = useIsThere();
  const t = useT('menu');
  const shellT = useT('shell');
  const { state: loading, retry } = useRange();
  if (menu.state.open !== 'shop') return null;
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
  const { levels, notes, pictures } = loading.range;
  const level = levels.find(({ id }) => id === state.subLevelId);
  const sublevels = level?.action.kind === 'open-level' ? level.action.sublevels : [];
  const sublevel = sublevels.find(({ id }) => id === state.productLevelId);
  const itemsOf = (of: MenuLevel | undefined): readonly MenuItem[] => (of?.action.kind === 'open-products' ? of.action.items : []);
  const allItems = sublevels.flatMap(itemsOf);
  const previewed = allItems.find(({ id }) => id === state.previewId) ?? itemsOf(sublevel ?? sublevels[0])[0];

  const highlight = previewed && highlightOf(previewed);

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
            <OpenButton key={id} label={label} isActive={id === state.subLevelId} onClick={() => menu.toggleLevel(id)} />
          ),
        )}
      </Column>
      <div className={styles.aside}>
        <p className={styles.caption}>{t('explore')}</p>
        <Column>
          {exploreLinks.filter(isThere).map((link) => (
            <Entry
              key={link.id}
              link={link}
              label={t(`exploreItem.${link.id as keyof Texts['menu']['exploreItem']}`)}
              tag={link.newTag ? t('new') : undefined}
            />
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
    <Column key={state.subLevelId} label={level?.label}>
      {sublevels.map(({ id, label }) => (
        <OpenButton key={id} label={label} isActive={id === state.productLevelId} onClick={() => menu.toggleProducts(id)} />
      ))}
    </Column>
  );
  const productList = (
    <Column key={state.productLevelId} label={sublevel?.label}>
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
        <div key={state.subLevelId} className={styles.stack}>
          {sublevels.map((group) => (
            <div key={group.id}>
              <p className={styles.caption}>{group.label}</p>
              <Column>{itemsOf(group).map(productLink)}</Column>
            </div>
          ))}
        </div>
      )}
      {level && highlight && <Preview highlight={highlight} />}
      {!level && <Pictured pictures={pictures} isNamed />}
    </>
  );
});

const About = (): ReactNode => {
  const isThere = useIsThere();
  const t = useT('menu');
  return (
    <Column>
      {aboutLinks.filter(isThere).map((link) => (
        <Entry key={link.id} link={link} label={t(`about.${link.id as keyof Texts['menu']['about']}`)} />
      ))}
    </Column>
  );
};

const AccountEntry = observer(function AccountEntry(): ReactNode {
  const visit = useService(VisitT);
  const isThere = useIsThere();
  const t = useT('menu');
  return (
    <Column>
      {accountLinks({ signedIn: visit.isSignedIn })
        .filter(isThere)
        .map((link) => (
          <Entry key={link.id} link={link} label={t(`account.${link.id as keyof Texts['menu']['account']}`)} />
        ))}
    </Column>
  );
});

const Help = (): ReactNode => {
  const isThere = useIsThere();
  const t = useT('menu');
  return (
    <Column>
      {helpLinks.filter(isThere).map((link) => (
        <Entry key={link.id} link={link} label={t(`help.${link.id as keyof Texts['menu']['help']}`)} />
      ))}
    </Column>
  );
};

/** The page behind the menu can be neither reached nor scrolled; Escape leads back to it. */
const useHoldOfPage = (): void => {
  const menu = useService(MenuT);
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
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true });
    };
  }, []);
  const depth = useMemo(() => {
    if (menu.state.open === 'initial') return 0;
    if (menu.state.open !== 'shop') return 1;
    return 1 + Number(menu.state.subLevelId !== null) + Number(menu.state.productLevelId !== null);
  }, [menu.state]);
  const entries = (
    <Column>
      {menuSections.map((entry) => (
        <OpenButton
          key={entry}
          label={t(`entry.${menuEntry(entry, { signedIn: visit.isSignedIn })}`)}
          isActive={menu.state.open === entry}
          onClick={() => menu.toggle(entry)}
        />
      ))}
    </Column>
  );
  const content = (
    <>
      {menu.state.open === 'shop' && <Shop levelCount={columns} />}
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
              <div className={styles.entries}>{entries}</div>
              {menu.state.open === 'initial' ? <Invitation /> : content}
            </>
          )}
        </div>
      </div>
    </div>
  );
});

export default Menu;
