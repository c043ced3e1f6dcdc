import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from './JobsPage.module.css';
import type { JobsStore } from './jobsStore.ts';
import { JobsStoreT } from './jobsStore.ts';

type SectionProps = { readonly store: JobsStore };

const useInstant = (): ((instant: string) => string) => {
  const format = new Intl.DateTimeFormat(useLanguageTag(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
};

const Turns = observer(function Turns({ store }: SectionProps): ReactNode {
  const t = useT('studio');
  const shown = useInstant();
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('jobs.turns')}</h2>
      <ul>
        {store.overview?.jobs.map(({ name, lastTurnAt }) => (
          <li key={name} className={styles.row}>
            <div>
              <p className={styles.name}>{t(`jobs.name.${name}`)}</p>
              <p className={styles.note}>
                {lastTurnAt ? t('jobs.lastTurn', { at: shown(lastTurnAt) }) : t('jobs.noTurn')}
              </p>
            </div>
            <Button
              look="secondary"
              aria-label={t('jobs.runOf', { name: t(`jobs.name.${name}`) })}
              isBusy={store.isBusy}
              onClick={() => void store.run(name)}
            >
              {t('jobs.run')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});

const Mails = observer(function Mails({ store }: SectionProps): ReactNode {
  const t = useT('studio');
  const shown = useInstant();
  const mails = store.overview?.mails;
  if (!mails) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('jobs.mails')}</h2>
      <p>{t('jobs.waiting', { count: mails.waiting })}</p>
      <h3 className={styles.part}>{t('jobs.retrying')}</h3>
      {mails.retrying.length === 0 && <p className={styles.note}>{t('jobs.noRetrying')}</p>}
      <ul>
        {mails.retrying.map(({ id, kind, to, createdAt, attempts, dueAt }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{t('jobs.mailKind', { kind, id })}</p>
              <p className={styles.note}>
                {t('jobs.mailNote', { to, created: shown(createdAt), attempts })}{' '}
                {dueAt && t('jobs.nextTry', { due: shown(dueAt) })}
              </p>
            </div>
            <Button
              look="secondary"
              aria-label={t('jobs.resendOf', { id })}
              isBusy={store.isBusy}
              onClick={() => void store.resend(id)}
            >
              {t('jobs.resend')}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className={styles.part}>{t('jobs.givenUp')}</h3>
      <p className={styles.note}>
        {t(mails.givenUp.length === 0 ? 'jobs.noGivenUp' : 'jobs.givenUpText')}
      </p>
      <ul>
        {mails.givenUp.map(({ id, kind, createdAt, attempts }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{t('jobs.mailKind', { kind, id })}</p>
              <p className={styles.note}>
                {t('jobs.givenUpNote', { created: shown(createdAt), attempts })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

const Cards = observer(function Cards({ store }: SectionProps): ReactNode {
  const t = useT('studio');
  const shown = useInstant();
  const cards = store.overview?.cards ?? [];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('jobs.cards')}</h2>
      {cards.length === 0 && <p className={styles.note}>{t('jobs.noCards')}</p>}
      <ul>
        {cards.map(({ id, provider, task, createdAt, attempts, dueAt }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{t(`jobs.card.${task}`, { id, provider })}</p>
              <p className={styles.note}>
                {t('jobs.givenUpNote', { created: shown(createdAt), attempts })}{' '}
                {dueAt
                  ? t('jobs.nextTry', { due: shown(dueAt) })
                  : t('jobs.cardGivenUp', { run: t('jobs.run'), name: t('jobs.name.payments') })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

const Payments = observer(function Payments({ store }: SectionProps): ReactNode {
  const t = useT('studio');
  const shown = useInstant();
  const languageTag = useLanguageTag();
  const payments = store.overview?.payments ?? [];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('jobs.payments')}</h2>
      {payments.length === 0 && <p className={styles.note}>{t('jobs.noPayments')}</p>}
      <ul>
        {payments.map(({ reference, status, amount, beganAt, mayAsk, otherProvider }) => (
          <li key={reference} className={styles.row}>
            <div>
              <p className={styles.name}>
                {formatMoney(amount, languageTag)} · {reference}
              </p>
              <p className={styles.note}>
                {t(`jobs.${status}`)}. {t('jobs.began', { began: shown(beganAt) })}
              </p>
            </div>
            {mayAsk ? (
              <Button
                look="secondary"
                aria-label={t('jobs.askOf', { reference })}
                isBusy={store.isBusy}
                onClick={() => void store.ask(reference)}
              >
                {t('jobs.ask')}
              </Button>
            ) : (
              <p className={styles.note}>
                {otherProvider
                  ? t('jobs.otherProvider', { provider: otherProvider })
                  : t('jobs.tooEarly')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

const Runs = observer(function Runs({ store }: SectionProps): ReactNode {
  const t = useT('studio');
  const shown = useInstant();
  const runs = store.overview?.runs ?? [];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('jobs.runs')}</h2>
      {runs.length === 0 && <p className={styles.note}>{t('jobs.noRuns')}</p>}
      <ul>
        {runs.map(({ id, name, subject, endedAt, outcome, count, by }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{t(`jobs.name.${name}`, { subject })}</p>
              <p className={styles.note}>
                {shown(endedAt)} ·{' '}
                {outcome === 'failed' ? t('jobs.runFailed') : t('jobs.count', { count })} ·{' '}
                {by === null ? t('jobs.bySystem') : t('jobs.by', { by })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

const Everything = observer(function Everything({ store }: SectionProps): ReactNode {
  const t = useT('studio');
  useEffect(() => {
    void store.load();
  }, [store]);
  const { state, overview, result } = store;
  if (state.status === 'error')
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  if (!overview) return <Skeleton lines={8} />;
  const isGood = result === null || ['ran', 'sent', 'asked'].includes(result.kind);
  return (
    <>
      <p role="status" className={isGood ? styles.done : styles.failed}>
        {result &&
          t(`jobs.result.${result.kind}`, result.kind === 'ran' ? { count: result.count } : {})}
      </p>
      <Payments store={store} />
      <Mails store={store} />
      <Cards store={store} />
      <Turns store={store} />
      <Runs store={store} />
    </>
  );
});

const JobsPage = observer(function JobsPage(): ReactNode {
  const t = useT('studio');
  const store = useService(JobsStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('jobs.title')}</h1>
      <p className={styles.text}>{t('jobs.text')}</p>
      {store && isAdmin ? <Everything store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['studio', 'staff'],
  meta: ({ translate }) => ({
    title: translate('studio')('jobs.title'),
    form: 'short',
    description: translate('studio')('jobs.description'),
    noindex: true,
  }),
  Page: JobsPage,
});
