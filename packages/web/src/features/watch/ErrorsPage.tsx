import type { ErrorGroup } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { definePage } from '../../platform/navigation/page.tsx';
import { useService } from '../../platform/services/useService.ts';
import { StudioNav } from '../../platform/studio/StudioNav.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ErrorDeskStore } from './errorDeskStore.ts';
import { ErrorDeskStoreT } from './services.ts';
import styles from './Watch.module.css';

type WithStore = { readonly store: ErrorDeskStore };

const useInstant = (): ((instant: string) => string) => {
  const format = new Intl.DateTimeFormat(useLanguageTag(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
};

const Details = ({ group }: { readonly group: ErrorGroup }): ReactNode => {
  const t = useT('watch');
  const instant = useInstant();
  return (
    <details>
      <summary>{t('errors.details')}</summary>
      <dl className={styles.facts}>
        <dt>{t('errors.first')}</dt>
        <dd>{instant(group.firstAt)}</dd>
        <dt>{t('errors.request')}</dt>
        <dd>{group.lastReference}</dd>
        {group.release !== '' && (
          <>
            <dt>{t('errors.release')}</dt>
            <dd>{group.release}</dd>
          </>
        )}
        <dt>{t('errors.places')}</dt>
        <dd>
          {group.frames.length === 0 ? (
            t('errors.noPlaces')
          ) : (
            <ol className={styles.places}>
              {group.frames.map(({ file, line, column }) => (
                <li key={`${file}:${line}:${column}`}>
                  <code>{`${file}:${line}:${column}`}</code>
                </li>
              ))}
            </ol>
          )}
        </dd>
      </dl>
    </details>
  );
};

const Problem = observer(function Problem({
  group,
  store,
}: WithStore & { readonly group: ErrorGroup }): ReactNode {
  const t = useT('watch');
  const instant = useInstant();
  const { id, kind, problem, source, page, times, lastAt, resolved } = group;
  const name = problem === '' ? kind : problem;
  return (
    <li className={styles.problem}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.note}>{t(`errors.${source}`, { page })}</p>
      <p>{t('errors.times', { count: times, last: instant(lastAt) })}</p>
      {resolved && (
        <p className={styles.note}>
          {t('errors.resolvedBy', { by: resolved.by, at: instant(resolved.at) })}
        </p>
      )}
      <Details group={group} />
      {!resolved && (
        <Button
          look="secondary"
          aria-label={t('errors.resolveOf', { name })}
          isBusy={store.busyWith === id}
          onClick={() => void store.resolve(id)}
        >
          {t('errors.resolve')}
        </Button>
      )}
      {store.notResolved === id && <p role="alert">{t('errors.notResolved')}</p>}
    </li>
  );
});

const Problems = observer(function Problems({
  store,
  title,
  groups,
  none,
}: WithStore & {
  readonly title: string;
  readonly groups: readonly ErrorGroup[];
  readonly none: string;
}): ReactNode {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.subtitle}>
        {title}
      </h2>
      {groups.length === 0 ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <ul className={styles.problems}>
          {groups.map((group) => (
            <Problem key={group.id} group={group} store={store} />
          ))}
        </ul>
      )}
    </section>
  );
});

const Errors = observer(function Errors({ store }: WithStore): ReactNode {
  const t = useT('watch');
  useEffect(() => {
    void store.load();
  }, [store]);
  return (
    <>
      {store.hasFailed && (
        <ErrorBox
          message={t('errors.failed')}
          retryLabel={t('retry')}
          onRetry={() => void store.load()}
        />
      )}
      {store.groups ? (
        <>
          <Problems
            store={store}
            title={t('errors.open')}
            groups={store.open}
            none={t('errors.noneOpen')}
          />
          <Problems
            store={store}
            title={t('errors.resolved')}
            groups={store.resolved}
            none={t('errors.noneResolved')}
          />
        </>
      ) : (
        !store.hasFailed && <Skeleton lines={8} />
      )}
    </>
  );
});

/** What went wrong in pages and on the server, for those who run the shop. */
const ErrorsPage = observer(function ErrorsPage(): ReactNode {
  const t = useT('watch');
  const store = useService(ErrorDeskStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('errors.title')}</h1>
      <p className={styles.note}>{t('errors.lead')}</p>
      {store && isAdmin ? <Errors store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['watch', 'staff'],
  meta: ({ translate }) => ({
    title: translate('watch')('errors.title'),
    form: 'short',
    description: translate('watch')('errors.lead'),
    noindex: true,
  }),
  Page: ErrorsPage,
});
