import { filterSize, noFilter, overviewParameters, type ProductOrder, productOrders } from '@tailorbird/domain/catalog';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fragmentOf } from '../../platform/navigation/fragment.ts';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { LocalLink, useLocalPath } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { sceneOfGroup } from '../../platform/scenes/scenes.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SceneImage } from '../../ui/Packshot.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { CardGrid, placeOf } from './CardGrid.tsx';
import type { GarmentCard as Card, Group, SubCategory } from './card.ts';
import { FilterFields } from './FilterFields.tsx';
import { FoundPlaces } from './FoundPlaces.tsx';
import { GarmentCard } from './GarmentCard.tsx';
import type { OverviewData } from './loadOverview.ts';
import styles from './OverviewPage.module.css';
import { type ChosenValue, chosenValues, type FacetOffers, facetOffers, shownCards } from './overview.ts';
import { SearchField } from './SearchField.tsx';
import { unpackRange } from './unpackRange.ts';
import { type Overview, useOverview } from './useOverview.ts';

/** Widest row beside the filter, in cards. */
const rowLength = 3;

/** Which single cards would stand beside an empty place when two go in a row. */
const aloneInPairs = (counts: readonly number[]): readonly boolean[] => {
  const alone = counts.map(() => false);
  let waiting: number | null = null;
  counts.forEach((count, index) => {
    if (waiting !== null && count > 1) alone[waiting] = true;
    if (count > 1) waiting = null;
    else waiting = waiting === null ? index : null;
  });
  if (waiting !== null) alone[waiting] = true;
  return alone;
};

const Shelf = ({ group, isFirst }: { readonly group: Group; readonly isFirst: boolean }): ReactNode => {
  const isAlone = aloneInPairs(group.subCategories.map(({ cards }) => cards.length));
  const placesBefore = group.subCategories.map((_, index) =>
    group.subCategories.slice(0, index).reduce((total, { cards }) => total + cards.length, 0),
  );
  return (
    <div className={styles.shelf}>
      {group.subCategories.map((sub, subIndex) => (
        <section
          key={sub.slug}
          id={sub.slug}
          tabIndex={-1}
          className={styles.sub}
          data-span={Math.min(sub.cards.length, rowLength)}
          data-alone={isAlone[subIndex] || undefined}
          aria-labelledby={`${group.slug}-title ${sub.slug}-title`}
        >
          <h3 id={`${sub.slug}-title`} className={styles.subTitle}>
            {sub.title}
          </h3>
          <ul className={styles.cards}>
            {sub.cards.map((card, index) => (
              <li key={card.slug}>
                <GarmentCard card={card} heading="h4" place={isFirst ? placeOf((placesBefore[subIndex] ?? 0) + index) : 'later'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const SubLinks = ({ label, subCategories }: { readonly label: string; readonly subCategories: readonly SubCategory[] }): ReactNode => (
  <nav aria-label={label}>
    <ul className={styles.subLinks}>
      {subCategories.map((sub) => (
        <li key={sub.slug}>
          <LocalLink to={`#${sub.slug}`}>{sub.title}</LocalLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** What a group looks like, where there is room for it. */
const GroupPicture = ({ group: { slug, subCategories } }: { readonly group: Group }): ReactNode => {
  const picture = sceneOfGroup(
    slug,
    subCategories.map(({ cards }) => cards),
  );
  return picture && <SceneImage scene={picture.scene} pieces={picture.pieces} alt="" className={styles.picture} />;
};

/** The garments as the shop hangs them: by groups and their sub-categories (ROUTE-06). */
const Rails = ({ groups, chosen }: { readonly groups: readonly Group[]; readonly chosen: OverviewData['chosen'] }): ReactNode => {
  const t = useT('catalog');
  return groups.map((group, index) => (
    <section key={group.slug} className={styles.section} aria-labelledby={`${group.slug}-title`}>
      <div className={styles.sectionHead} data-picture={chosen ? undefined : ''}>
        <h2 id={`${group.slug}-title`} className={chosen ? styles.hidden : undefined}>
          {chosen ? (
            t('inGroup', { group: group.title })
          ) : (
            <LocalLink to={`/products/${group.slug}`} className={styles.sectionLink}>
              {group.title}
            </LocalLink>
          )}
        </h2>
        {!chosen && <p className={styles.sectionText}>{group.description}</p>}
        {group.subCategories.length > 1 && (
          <SubLinks label={t('subCategories', { group: group.title })} subCategories={group.subCategories} />
        )}
        {!chosen && <GroupPicture group={group} />}
      </div>
      <Shelf group={group} isFirst={index === 0} />
    </section>
  ));
};

const Chips = ({ chosen, overview }: { readonly chosen: readonly ChosenValue[]; readonly overview: Overview }): ReactNode => {
  const t = useT('catalog');
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')}>
      {chosen.map(({ facet, value, title, without }) => (
        <li key={`${facet} ${value}`}>
          <LocalLink
            to={overview.pathWith({ filter: without })}
            className={styles.chip}
            aria-label={t('filter.remove', { value: title })}
            rel="nofollow"
            preventScrollReset
          >
            {title}
            <Icon name="close" size={12} />
          </LocalLink>
        </li>
      ))}
      <li>
        <LocalLink to={overview.pathWith({ filter: noFilter })} className={styles.clear} preventScrollReset>
          {t('filter.clear')}
        </LocalLink>
      </li>
    </ul>
  );
};

/** The way out of a filter nothing is left of. */
const NoMatch = ({ chosen, overview }: { readonly chosen: readonly ChosenValue[]; readonly overview: Overview }): ReactNode => {
  const t = useT('catalog');
  const ways = chosen.filter(({ count }) => count > 0);
  return (
    <EmptyState title={t('noMatch.title')} {...(ways.length > 0 && { text: t('noMatch.text') })}>
      <ul className={styles.ways}>
        {ways.map(({ facet, value, title, without, count }) => (
          <li key={`${facet} ${value}`}>
            <TextLink to={overview.pathWith({ filter: without })} preventScrollReset>
              {t('noMatch.without', { value: title, count })}
            </TextLink>
          </li>
        ))}
      </ul>
      <LocalLink to={overview.pathWith({ filter: noFilter })} className={buttonClass('secondary')} preventScrollReset>
        {t('filter.clear')}
      </LocalLink>
    </EmptyState>
  );
};

type DrawerModule = typeof import('./FilterDrawer.tsx');

/** Opens the filter where there is no room for it beside the garments. Without a script it is a link to the form. */
const FilterButton = ({
  overview,
  offers,
  count,
  chosenCount,
}: {
  readonly overview: Overview;
  readonly offers: readonly FacetOffers[];
  readonly count: number;
  readonly chosenCount: number;
}): ReactNode => {
  const toasts = useService(ToastsT);
  const t = useT('catalog');
  const shell = useT('shell');
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<DrawerModule['default'] | null>(null);
  const label = (
    <>
      <Icon name="filter" size={18} />
      {chosenCount > 0 ? t('filter.openChosen', { count: chosenCount }) : t('filter.open')}
    </>
  );
  if (!isHydrated) {
    return (
      <a href="#filter" className={styles.filterButton}>
        {label}
      </a>
    );
  }
  const open = (): void => {
    setOpen(true);
    import('./FilterDrawer.tsx').then(
      (module) => setDrawer(() => module.default),
      () => {
        setOpen(false);
        toasts.complain(shell('couldNotLoad'));
      },
    );
  };
  return (
    <>
      <button type="button" className={styles.filterButton} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      {isOpen && Drawer && (
        <Drawer overview={overview} offers={offers} count={count} closeLabel={shell('close')} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

const SortSelect = ({ overview: { query, change }, isSearch }: { readonly overview: Overview; readonly isSearch: boolean }): ReactNode => {
  const t = useT('catalog');
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{t('sort.label')}</span>
      <span className={styles.select}>
        <select
          name="sort"
          form="filter-form"
          value={query.order}
          onChange={(event) => change({ order: event.currentTarget.value as ProductOrder })}
        >
          {productOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${isSearch && order === 'recommended' ? 'best' : order}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
    </label>
  );
};

/** Moves the focus to the sub-category of the address, so that the keyboard goes on from where the page has gone (ROUTE-06). */
const useAnchorFocus = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    // Once the frame has handed the focus to the page.
    if (hash !== '' && key !== '') queueMicrotask(() => document.getElementById(fragmentOf(hash))?.focus({ preventScroll: true }));
  }, [hash, key]);
};

type HeadProps = { readonly data: OverviewData; readonly group: Group | undefined };

const Head = ({ data: { chosen, found }, group }: HeadProps): ReactNode => {
  const t = useT('catalog');
  return (
    <header className={styles.head} data-picture={chosen && group ? '' : undefined}>
      <div className={styles.headText}>
        <h1>{found ? t('search.title', { text: found.text }) : (chosen?.title ?? t('title'))}</h1>
        {!found && <p className={styles.lead}>{chosen?.description ?? t('lead')}</p>}
      </div>
      <SearchField text={found?.text ?? ''} />
      {chosen && group && <GroupPicture group={group} />}
    </header>
  );
};

const GroupNav = ({ data: { headings, chosen, found } }: { readonly data: OverviewData }): ReactNode => {
  const t = useT('catalog');
  const current = found ? undefined : (chosen?.slug ?? null);
  return (
    <nav aria-label={t('groups')} className={styles.bar}>
      <ul className={styles.groups}>
        {[{ slug: null, title: t('all') }, ...headings].map(({ slug, title }) => (
          <li key={slug}>
            <LocalLink
              to={slug === null ? '/products' : `/products/${slug}`}
              className={classNames(styles.group, slug === current && styles.current)}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Nothing was found: what may have been meant, and where to look. */
const FoundNothing = ({ data: { found, headings } }: { readonly data: OverviewData }): ReactNode => {
  const t = useT('catalog');
  if (!found) return null;
  return (
    <div className={styles.nothing}>
      <EmptyState title={t('search.foundNothing')} text={t('search.tips')}>
        {found.suggestion !== null && (
          <p>
            <TextLink to={`/products?${new URLSearchParams({ q: found.suggestion })}`}>
              {t('search.meant', { suggestion: found.suggestion })}
            </TextLink>
          </p>
        )}
        <p className={styles.browse}>{t('search.browse')}</p>
        <ul className={styles.rails}>
          {headings.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink to={`/products/${slug}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
};

const OverviewPage = observer(function OverviewPage({ data }: { readonly data: OverviewData }): ReactNode {
  const t = useT('catalog');
  const visit = useService(VisitT);
  const { currency } = visit;
  const locale = useLocale();
  const pathOf = useLocalPath();
  const range = useMemo(() => unpackRange(data.range), [data]);
  const overview = useOverview(range);
  // What was chosen shows as chosen at once; the garments follow as soon as they can.
  const query = useDeferredValue(overview.query);
  useAnchorFocus();
  const shown: readonly Card[] = useMemo(
    () => shownCards(range, data, query, { currency, locale }),
    [range, data, query, currency, locale],
  );
  const offers = useMemo(
    () => facetOffers(range, data, query.filter, { currency, locale, join: (from, to) => t('filter.priceRange', { from, to }) }),
    [range, data, query, currency, locale, t],
  );
  const chosen = useMemo(() => chosenValues(offers, query.filter, range.cards), [offers, query, range]);
  const hasRails = data.found === null && filterSize(query.filter) === 0 && query.order === 'recommended';
  const isBare = range.cards.length === 0;
  return (
    <div className={styles.page}>
      <Head data={data} group={range.groups[0]} />
      <GroupNav data={data} />
      {isBare && data.found && data.found.places.length === 0 && <FoundNothing data={data} />}
      {isBare && !data.found && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {!isBare && (
        <div className={styles.layout}>
          <aside id="filter" className={styles.aside} aria-label={t('filter.title')}>
            <a className={styles.skip} href="#garments">
              {t('filter.skip')}
            </a>
            <form
              id="filter-form"
              method="get"
              action={pathOf(data.chosen ? `/products/${data.chosen.slug}` : '/products')}
              className={styles.fields}
              onSubmit={(event) => event.preventDefault()}
            >
              {data.found && <input type="hidden" name="q" value={data.found.text} />}
              <FilterFields offers={offers} filter={overview.query.filter} onChange={(filter) => overview.change({ filter })} />
              <noscript>
                <button type="submit" className={classNames(buttonClass('primary', true), styles.apply)}>
                  {t('filter.apply')}
                </button>
              </noscript>
            </form>
          </aside>
          <div id="garments" tabIndex={-1} className={styles.results}>
            <div className={styles.tools}>
              <FilterButton overview={overview} offers={offers} count={shown.length} chosenCount={chosen.length} />
              <p className={styles.count} role="status">
                {t('count', { count: shown.length })}
              </p>
              <SortSelect overview={overview} isSearch={data.found !== null} />
            </div>
            <Chips chosen={chosen} overview={overview} />
            {hasRails ? (
              <Rails groups={range.groups} chosen={data.chosen} />
            ) : shown.length === 0 ? (
              <NoMatch chosen={chosen} overview={overview} />
            ) : (
              <section className={styles.flat} data-narrow="" aria-label={t('count', { count: shown.length })}>
                <CardGrid cards={shown} heading="h2" isFirst />
              </section>
            )}
          </div>
        </div>
      )}
      {data.found && <FoundPlaces places={data.found.places} />}
    </div>
  );
});

export const page = definePage<OverviewData>({
  namespaces: ['catalog'],
  // The page comes with what it shows; what brings it in anew can come later.
  load: async (request) => (await import('./loadOverview.ts')).loadOverview(request),
  meta: ({ data: { chosen, found }, query, translate }) => {
    const t = translate('catalog');
    // What somebody looks for is theirs: it is in no title.
    if (found) return { title: t('search.resultsTitle'), form: 'short', description: t('search.description'), noindex: true };
    // What is narrowed or ordered otherwise is the same page again.
    const noindex = overviewParameters.some((name) => query.has(name));
    return chosen
      ? {
          title: chosen.title,
          form: 'long',
          description: t('meta.group', { group: chosen.title, description: chosen.description }),
          picture: `groups/${chosen.slug}`,
          noindex,
        }
      : { title: t('title'), form: 'long', description: t('meta.all'), noindex };
  },
  // Filters and order show what is there already.
  shouldLoadAgain: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.pathname !== nextUrl.pathname || currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q')),
  Page: OverviewPage,
});
