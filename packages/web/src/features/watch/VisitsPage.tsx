import type { VisitReport } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { definePage } from '../../platform/navigation/page.tsx';
import { useService } from '../../platform/services/useService.ts';
import { StudioNav } from '../../platform/studio/StudioNav.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ViewChoice } from '../../ui/ViewChoice.tsx';
import { VisitReportStoreT } from './services.ts';
import type { VisitReportStore } from './visitReportStore.ts';
import { periods } from './visitReportStore.ts';
import styles from './Watch.module.css';

type Row = { readonly key: string; readonly cells: readonly string[] };

const Table = ({
  title,
  heads,
  rows,
  none,
}: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  readonly none: string;
}): ReactNode => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...rest] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {rest.map((cell, place) => (
                  <td key={heads[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const Report = ({ report }: { readonly report: VisitReport }): ReactNode => {
  const t = useT('watch');
  const languageTag = useLanguageTag();
  const number = new Intl.NumberFormat(languageTag);
  const percent = new Intl.NumberFormat(languageTag, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' });
  const all = report.funnel[0]?.visits ?? 0;
  const none = t('none');
  return (
    <div className={styles.tables}>
      <Table
        title={t('funnel')}
        heads={[t('step'), t('visits'), t('share')]}
        none={none}
        rows={report.funnel.map(({ step, visits }) => ({
          key: step,
          cells: [
            t(`steps.${step}`),
            number.format(visits),
            all === 0 ? '–' : percent.format(visits / all),
          ],
        }))}
      />
      <Table
        title={t('missing')}
        heads={[t('words'), t('times')]}
        none={t('noneMissing')}
        rows={report.missing.map(({ words, times }) => ({
          key: words,
          cells: [words, number.format(times)],
        }))}
      />
      <Table
        title={t('days')}
        heads={[t('day'), t('visits'), t('pages')]}
        none={none}
        rows={report.days.map((row) => ({
          key: row.day,
          cells: [
            day.format(new Date(row.day)),
            number.format(row.visits),
            number.format(row.pages),
          ],
        }))}
      />
      <Table
        title={t('opened')}
        heads={[t('page'), t('views')]}
        none={none}
        rows={report.pages.map(({ path, views }) => ({
          key: path,
          cells: [path, number.format(views)],
        }))}
      />
      <Table
        title={t('devices')}
        heads={[t('device'), t('visits')]}
        none={none}
        rows={report.devices.map(({ category, visits }) => ({
          key: category,
          cells: [t(`category.${category as 'phone'}`), number.format(visits)],
        }))}
      />
    </div>
  );
};

const Visits = observer(function Visits({
  store,
}: {
  readonly store: VisitReportStore;
}): ReactNode {
  const t = useT('watch');
  useEffect(() => {
    void store.load();
  }, [store]);
  return (
    <>
      <ViewChoice
        label={t('title')}
        value={store.period}
        options={periods.map((period) => ({
          value: period,
          label: t('lastDays', { count: period }),
        }))}
        onChoose={(period) => void store.load(period)}
      />
      {store.hasFailed && (
        <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
      )}
      {store.report ? <Report report={store.report} /> : !store.hasFailed && <Skeleton lines={8} />}
    </>
  );
});

/** What was counted of those who allow it, for those who run the shop. */
const VisitsPage = observer(function VisitsPage(): ReactNode {
  const t = useT('watch');
  const store = useService(VisitReportStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.note}>{t('lead')}</p>
      {store && isAdmin ? <Visits store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['watch', 'staff'],
  meta: ({ translate }) => ({
    title: translate('watch')('title'),
    form: 'short',
    description: translate('watch')('lead'),
    noindex: true,
  }),
  Page: VisitsPage,
});
