import { filterSize, overviewParameters } from '@tailorbird/domain/catalog';
import { observer } from 'mobx-react-lite';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { writtenPart } from '../../platform/hydration/lazyPart.tsx';
import { fragmentOf } from '../../platform/navigation/fragment.ts';
import { useLocalPath } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useLocation, useRouter } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { RecentlyViewedSlot } from '../../shared/favorites/favoritesSlots.tsx';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { classNames } from '../../ui/classNames.ts';
import { CardGrid } from './CardGrid.tsx';
import { ChosenFilters, type ChosenProps } from './ChosenFilters.tsx';
import type { ListedGarment } from './card.ts';
import { FilterBeside, WholeFilter } from './FilterBeside.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FoundPlaces } from './FoundPlaces.tsx';
import { GarmentShelves } from './GarmentShelves.tsx';
import type { OverviewData } from './loadOverview.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { GroupNav, OverviewHead } from './OverviewHead.tsx';
import styles from './OverviewPage.module.css';
import { chosenValues, facetOffers, shownCards } from './overview.ts';
import { pageSize, pagesFor } from './overviewQuery.ts';
import { ShowMore } from './ShowMore.tsx';
import { countUpTo } from './shelves.ts';
import { type Range, unpackRange } from './unpackRange.ts';
import { type Overview, useOverview } from './useOverview.ts';

const FoundNothing = writtenPart<{ readonly data: OverviewData }>(
  () => import('./FoundNothing.tsx'),
  styles.nothing,
);
const NoMatch = writtenPart<ChosenProps>(() => import('./NoMatch.tsx'), undefined);

/**
 * Shows the sub-category of the address and moves the focus there when a link or a load leads to
 * it (ROUTE-06). `pages` is the number of pages on screen.
 */
const useAnchor = (overview: Overview, range: Range, pages: number): void => {
  const router = useRouter();
  const { hash, key } = useLocation();
  const beyond = useRef<string | null>(null);
  const follow = useEffectEvent((slug: string) => {
    // A changed query, such as an opened panel, leaves the focus where it is; so does a load once
    // the reader has put it somewhere.
    const { preventScrollReset, restoreScrollPosition } = router.state;
    if (
      preventScrollReset ||
      (restoreScrollPosition === false && document.activeElement !== document.body)
    )
      return;
    const needed = pagesFor(countUpTo(range.groups, slug));
    if (needed > pages) {
      beyond.current = slug;
      overview.showPages(needed);
      return;
    }
    // Runs after the frame has moved the focus to the page.
    queueMicrotask(() => document.getElementById(slug)?.focus({ preventScroll: true }));
  });
  useEffect(() => {
    if (hash !== '' && key !== '') follow(fragmentOf(hash));
  }, [hash, key]);
  useEffect(() => {
    const element = beyond.current !== null && document.getElementById(beyond.current);
    if (!element || pages === 1) return;
    beyond.current = null;
    element.scrollIntoView({ behavior: 'instant' });
    element.focus({ preventScroll: true });
  }, [pages]);
};

/** Creates a value on the first call. */
const once = <Value,>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const OverviewPage = observer(function OverviewPage({
  data,
}: {
  readonly data: OverviewData;
}): ReactNode {
  const t = useT('catalog');
  const visit = useService(VisitT);
  const { currency } = visit;
  const locale = useLocale();
  const pathOf = useLocalPath();
  const range = useMemo(() => unpackRange(data.range), [data]);
  const overview = useOverview(range);
  // Deferred, so that a selection shows at once and the garments follow.
  const query = useDeferredValue(overview.query);
  const shown: readonly ListedGarment[] = useMemo(
    () => shownCards(range, data, query, { currency, locale }),
    [range, data, query, currency, locale],
  );
  // Lazy, since counting the values costs more than everything else here: only an open filter
  // needs it.
  const offersOf = useMemo(
    () =>
      once(() =>
        facetOffers(range, data, query.filter, {
          currency,
          locale,
          join: (from, to) => t('filter.priceRange', { from, to }),
        }),
      ),
    [range, data, query, currency, locale, t],
  );
  const chosen = useMemo(
    () =>
      filterSize(query.filter) === 0 ? [] : chosenValues(offersOf(), query.filter, range.cards),
    [offersOf, query, range],
  );
  const most = query.pages * pageSize;
  useAnchor(overview, range, query.pages);
  const hasShelves =
    data.found === null && filterSize(query.filter) === 0 && query.order === 'recommended';
  const isBare = range.cards.length === 0;
  return (
    <div className={styles.page}>
      <OverviewHead data={data} group={range.groups[0]} />
      <GroupNav data={data} />
      {isBare && !data.found?.places.length && <FoundNothing data={data} />}
      {!isBare && (
        <div className={styles.layout}>
          <aside id="filter" className={styles.aside} aria-label={t('filter.title')}>
            <a className={styles.skip} href="#garments">
              {t('filter.skip')}
            </a>
            <form
              id="filter-form"
              method="get"
              action={withBase(pathOf(data.chosen ? `/products/${data.chosen.slug}` : '/products'))}
              className={styles.fields}
              onSubmit={(event) => event.preventDefault()}
            >
              {data.found && <input type="hidden" name="q" value={data.found.text} />}
              <FilterBeside
                offersOf={offersOf}
                filter={overview.query.filter}
                onChange={(filter) => overview.change({ filter })}
              />
              <noscript>
                <WholeFilter offersOf={offersOf} filter={overview.query.filter} />
                <button
                  type="submit"
                  className={classNames(buttonClass('primary', true), styles.apply)}
                >
                  {t('filter.apply')}
                </button>
              </noscript>
            </form>
          </aside>
          <div id="garments" tabIndex={-1} className={styles.results}>
            <div className={styles.tools}>
              <FilterButton
                overview={overview}
                offersOf={offersOf}
                count={shown.length}
                chosenCount={chosen.length}
              />
              <p className={styles.count} role="status">
                {shown.length > most
                  ? t('shownCount', { shown: most, count: shown.length })
                  : t('count', { count: shown.length })}
              </p>
              <OrderSelect overview={overview} isSearch={data.found !== null} />
            </div>
            <ChosenFilters chosen={chosen} overview={overview} />
            {hasShelves ? (
              <GarmentShelves groups={range.groups} chosen={data.chosen} most={most} />
            ) : shown.length === 0 ? (
              <NoMatch chosen={chosen} overview={overview} />
            ) : (
              <section
                className={styles.flat}
                data-narrow=""
                aria-label={t('count', { count: shown.length })}
              >
                <CardGrid cards={shown.slice(0, most)} heading="h2" isFirst />
              </section>
            )}
            <ShowMore overview={overview} pages={query.pages} count={shown.length} />
          </div>
        </div>
      )}
      {data.found && <FoundPlaces places={data.found.places} />}
      <RecentlyViewedSlot />
    </div>
  );
});

export const page = definePage<OverviewData>({
  namespaces: ['catalog'],
  // The page includes the data it shows; the code for revalidation can load later.
  validateLoaded: ({ chosen }, { params }) => params.groupSlug === undefined || chosen !== null,
  load: async (request) => (await import('./loadOverview.ts')).loadOverview(request),
  meta: ({ data: { chosen, found }, query, translate }) => {
    const t = translate('catalog');
    // Search texts are private and do not appear in titles.
    if (found)
      return {
        title: t('search.resultsTitle'),
        form: 'short',
        description: t('search.description'),
        noindex: true,
      };
    // Filtered and reordered pages duplicate the same page.
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
  // Filters and order use data that is already loaded. The same URL is reloaded because the
  // viewer may have signed in.
  shouldLoadAgain: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.href === nextUrl.href ||
      currentUrl.pathname !== nextUrl.pathname ||
      currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q')),
  Page: OverviewPage,
});
