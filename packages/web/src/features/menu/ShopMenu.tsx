import {
  exploreLinks,
  type MenuHighlight,
  type MenuItem,
  type MenuLevel,
} from '@tailorbird/domain/shell';
import { areRenders } from '@tailorbird/packshot';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect } from 'react';
import { type Day, TodayT } from '../../platform/browser/browser.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { AlikePictures, GarmentPicture } from '../../ui/Packshot.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CollectionPictures, CollectionPreview } from './CollectionPictures.tsx';
import styles from './Menu.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import { Column, LevelTitle, OpenButton, PageLink } from './MenuList.tsx';
import { MenuGoodsT } from './menuGoodsStore.ts';
import { menuLevels, menuPictures } from './menuRange.ts';
import { MenuT } from './menuStore.ts';

/**
 * Last two digits of the current or last fall's year; fall begins in September
 * (MENU-04).
 */
const fallYear = ({ month, year }: Day): string => String(month < 9 ? year - 1 : year).slice(-2);

/** The menu's catalog data, loaded by its first visible part. Call it in an observer. */
const useGoods = () => {
  const store = useService(MenuGoodsT);
  const locale = useLocale();
  const { isAdmin } = useService(VisitT);
  const show = useCallback(() => void store.show(locale, { isAdmin }), [store, locale, isAdmin]);
  useEffect(show, [show]);
  return { state: store.state, show };
};

const Preview = ({ highlight }: { readonly highlight: MenuHighlight }): ReactNode => (
  <LocalLink to={highlight.link} className={styles.preview} tabIndex={-1} aria-hidden="true">
    <GarmentPicture path={highlight.image} alt="" loading="eager" className={styles.picture} />
    <span className={styles.previewTitle}>{highlight.title}</span>
    {highlight.descriptionLines.map((line) => (
      <span key={line} className={styles.previewText}>
        {line}
      </span>
    ))}
  </LocalLink>
);

const highlightOf = ({
  title,
  descriptionLines,
  previewImage,
  link,
}: MenuItem): MenuHighlight | null =>
  previewImage === null ? null : { title, descriptionLines, image: previewImage, link };

/** Pictures of the shop, shown while nothing is selected. */
export const Invitation = observer(function Invitation(): ReactNode {
  const { state } = useGoods();
  return state.status === 'ready' ? (
    <CollectionPictures pictures={menuPictures(state.goods)} />
  ) : (
    <div className={styles.pictured} />
  );
});

export const LatestNotes = observer(function LatestNotes(): ReactNode {
  const { state } = useGoods();
  const t = useT('menu');
  if (state.status !== 'ready' || state.goods.notes.length === 0) return null;
  return (
    <div className={styles.aside}>
      <p className={styles.caption}>{t('latestNotes')}</p>
      <Column>
        {state.goods.notes.slice(0, 3).map((note) => (
          <PageLink key={note.slug} to={`/notes/${note.slug}`}>
            {note.title}
          </PageLink>
        ))}
      </Column>
    </div>
  );
});

export const ShopMenu = observer(function ShopMenu({
  levelCount,
}: {
  readonly levelCount: 1 | 3 | 4;
}): ReactNode {
  const menu = useService(MenuT);
  const visit = useService(VisitT);
  const today = useService(TodayT)();
  const t = useT('menu');
  const shellT = useT('shell');
  const { state: loading, show } = useGoods();
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
        <ErrorBox message={shellT('couldNotLoad')} retryLabel={shellT('tryAgain')} onRetry={show} />
      </div>
    );
  const { state } = menu;
  const { goods } = loading;
  const levels = menuLevels(goods, {
    isAdmin: visit.isAdmin,
    viewAll: t('viewAll'),
    allGarments: t('allGarments'),
  });
  const level = levels.find(({ id }) => id === state.subLevelId);
  const sublevels = level?.action.kind === 'open-level' ? level.action.sublevels : [];
  const sublevel = sublevels.find(({ id }) => id === state.productLevelId);
  const itemsOf = (of: MenuLevel | undefined): readonly MenuItem[] =>
    of?.action.kind === 'open-products' ? of.action.items : [];
  const allItems = sublevels.flatMap(itemsOf);
  const previewed =
    allItems.find(({ id }) => id === state.previewId) ?? itemsOf(sublevel ?? sublevels[0])[0];

  const highlight = previewed && highlightOf(previewed);
  const isWide = levelCount !== 1;
  const pictures = isWide ? menuPictures(goods) : [];
  const pictured =
    pictures.find(({ collection }) => collection === state.previewId) ??
    (level ? undefined : pictures[0]);

  const productLink = (item: MenuItem): ReactNode => (
    <PageLink
      key={item.id}
      to={item.link}
      tag={item.newTag ? t('new') : undefined}
      onPreview={() => menu.preview(item.id)}
    >
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
              level={id}
              label={label}
              isActive={id === state.subLevelId}
              onClick={() => menu.toggleLevel(id)}
              onHover={isWide ? () => menu.openLevel(id) : undefined}
            />
          ),
        )}
      </Column>
      <div className={styles.aside}>
        <p className={styles.caption}>{t('explore')}</p>
        <Column>
          {exploreLinks.map((link) => (
            <MenuEntry
              key={link.id}
              link={link}
              label={t(`exploreItem.${link.id}`, { year: fallYear(today) })}
              tag={link.newTag ? t('new') : undefined}
              onPreview={isWide ? () => menu.preview(link.id) : undefined}
            />
          ))}
        </Column>
        {!isWide && <LatestNotes />}
      </div>
    </>
  );
  const subcategories = (
    <Column key={state.subLevelId} label={level?.label}>
      {sublevels.map(({ id, label }) => (
        <OpenButton
          key={id}
          level={id}
          label={label}
          isActive={id === state.productLevelId}
          onClick={() => menu.toggleProducts(id)}
          onHover={isWide ? () => menu.openProducts(id) : undefined}
        />
      ))}
    </Column>
  );
  const productList = (
    <Column key={state.productLevelId} label={sublevel?.label}>
      {itemsOf(sublevel).map(productLink)}
    </Column>
  );

  if (levelCount === 1) {
    if (level) {
      return (
        <>
          <LevelTitle>{(sublevel ?? level).label}</LevelTitle>
          {sublevel ? productList : subcategories}
        </>
      );
    }
    return <div className={styles.stack}>{categories}</div>;
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
      {pictured ? (
        <CollectionPreview of={pictured} />
      ) : (
        level &&
        highlight && (
          <AlikePictures
            areRenders={areRenders(allItems.flatMap(({ previewImage }) => previewImage ?? []))}
          >
            <Preview highlight={highlight} />
          </AlikePictures>
        )
      )}
    </>
  );
});
