import type { LaunchEntry } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage, type PageLoad } from '../../platform/navigation/page.ts';
import { useLocation } from '../../platform/navigation/router.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { ContentT } from '../../shared/ports/ports.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PieceRow } from './blocks/PieceRow.tsx';
import styles from './LaunchCalendarPage.module.css';
import {
  type LaunchMonth,
  launchesByMonth,
  launchMonthOf,
  launchMonths,
  shownLaunchMonth,
} from './launchCalendar.ts';

type Launches = { readonly entries: readonly LaunchEntry[]; readonly at: number };

/** Includes the current time, so that hydration shows the same month as the server. */
const load = async ({ services }: PageLoad): Promise<Launches> => ({
  entries: await (await services.get(ContentT)).launches(),
  at: services.ready(ClockT).now(),
});

const Entry = ({
  entry,
  isFirst,
}: {
  readonly entry: LaunchEntry;
  readonly isFirst: boolean;
}): ReactNode => {
  const t = useT('content');
  const tag = useLanguageTag();
  const day = new Date(`${entry.date}T00:00:00Z`);
  const target = entry.to ?? (entry.piece && `/product/${entry.piece.slug}/${entry.piece.variant}`);
  return (
    <li className={styles.entry}>
      <time dateTime={entry.date} className={styles.day}>
        <span className={styles.number}>
          {new Intl.DateTimeFormat(tag, { day: 'numeric', timeZone: 'UTC' }).format(day)}
        </span>
        <span>
          {new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(day)}
        </span>
      </time>
      {entry.piece && <PieceRow pieces={[entry.piece]} isFirst={isFirst} />}
      <div className={styles.text}>
        <h3 className={styles.title}>{entry.title}</h3>
        <p>{entry.text}</p>
        {target && (
          <p>
            <LocalLink
              to={target}
              className={buttonClass('secondary')}
              aria-label={`${t('launches.look')}: ${entry.title}`}
            >
              {t('launches.look')}
            </LocalLink>
          </p>
        )}
      </div>
    </li>
  );
};

/** ROUTE-13: launches of one month; the URL names the month. */
const LaunchCalendarPage = ({ data }: { readonly data: Launches }): ReactNode => {
  const t = useT('content');
  const tag = useLanguageTag();
  const { search } = useLocation();
  const months = launchesByMonth(data.entries);
  const today = new Date(data.at);
  const shown = shownLaunchMonth(months, launchMonthOf(new URLSearchParams(search).get('month')), {
    year: today.getUTCFullYear(),
    month: today.getUTCMonth() + 1,
  });
  const nameOf = (month: LaunchMonth, year: number): string =>
    t('launches.of', {
      month: new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(year, launchMonths.indexOf(month)),
      ),
      year,
    });
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{t('launches.title')}</h1>
        <p className={styles.intro}>{t('launches.intro')}</p>
      </header>
      {shown === null ? (
        <EmptyState title={t('launches.none')} />
      ) : (
        <>
          <nav aria-label={t('launches.months')} className={styles.months}>
            {months.map(({ month, year }) => (
              <LocalLink
                key={`${year}${month}`}
                to={`/launch-calendar?month=${month}`}
                preventScrollReset
                className={styles.month}
                aria-current={shown.month === month && shown.year === year ? 'page' : undefined}
              >
                {nameOf(month, year)}
              </LocalLink>
            ))}
          </nav>
          <section aria-labelledby="month">
            <h2 id="month" className={styles.heading}>
              {nameOf(shown.month, shown.year)}
            </h2>
            <ol>
              {shown.entries.map((entry, index) => (
                <Entry key={entry.date + entry.title} entry={entry} isFirst={index === 0} />
              ))}
            </ol>
          </section>
        </>
      )}
    </section>
  );
};

export const page = definePage({
  namespaces: ['content'],
  load,
  meta: ({ translate }) => ({
    title: translate('content')('launches.title'),
    form: 'short',
    description: translate('content')('launches.description'),
    canonicalPath: '/launch-calendar',
  }),
  Page: LaunchCalendarPage,
});
