import type { DutyReview } from '@tailorbird/domain/legal';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { ClockT } from '../../../platform/browser/browser.ts';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { withBase } from '../../../ui/basePath.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from './LegalPage.module.css';
import type { LegalStore } from './legalStore.ts';
import { LegalStoreT } from './legalStore.ts';

const useDay = (): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(useLanguageTag(), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

const useList = (): ((parts: readonly string[]) => string) => {
  const format = new Intl.ListFormat(useLanguageTag(), { type: 'conjunction' });
  return (parts) => format.format(parts);
};

const Duty = ({ laws }: { readonly laws: readonly [DutyReview, ...DutyReview[]] }): ReactNode => {
  const t = useT('legal');
  const day = useDay();
  const list = useList();
  const [{ kind }] = laws;
  const places = [...new Set(laws.flatMap((law) => law.places))];
  const missing = [...new Set(laws.flatMap((law) => law.missing))];
  const isUpcoming = laws.every(({ status }) => status === 'upcoming');
  const begun = missing.length > 0 ? 'incomplete' : 'shown';
  const status = isUpcoming ? 'upcoming' : begun;
  return (
    <li className={styles.duty}>
      <h3 className={styles.name}>{t(`kind.${kind}`)}</h3>
      <p className={styles[status]}>
        {t(`status.${status}`, { missing: list(missing.map((detail) => t(`detail.${detail}`))) })}
      </p>
      <p>{t('places', { places: list(places.map((place) => t(`place.${place}`))) })}</p>
      <ul className={styles.laws}>
        {laws.map(({ source, customers, since, checked }) => (
          <li key={source}>
            <a href={source} rel="noopener" className={styles.source}>
              {new URL(source).hostname}
            </a>{' '}
            {t('law', {
              customers: customers
                ? list(customers.map((region) => t(`region.${region}`)))
                : t('everywhere'),
              since: day(since),
              checked: day(checked),
            })}
          </li>
        ))}
      </ul>
    </li>
  );
};

const Duties = observer(function Duties({ store }: { readonly store: LegalStore }): ReactNode {
  const t = useT('legal');
  const languageTag = useLanguageTag();
  const { fiberWeights } = useService(FileAddressesT);
  const thisYear = new Date(useService(ClockT).now()).getUTCFullYear();
  const years = [thisYear - 1, thisYear];
  useEffect(() => {
    void store.load();
  }, [store]);
  const { state, review, missing } = store;
  if (state.status === 'error')
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  if (!review) return <Skeleton lines={8} />;
  const { sellerCountry, productionStart } = review;
  const countries = new Intl.DisplayNames(languageTag, { type: 'region' });
  return (
    <>
      <p>
        {sellerCountry
          ? t('seller', { country: countries.of(sellerCountry) ?? sellerCountry })
          : t('noSeller')}
      </p>
      <p className={styles.text}>{t(`production.${productionStart}`)}</p>
      <section className={styles.section} aria-labelledby="legal-missing">
        <h2 id="legal-missing" className={styles.heading}>
          {t('missing')}
        </h2>
        {missing.length === 0 ? (
          <p className={styles.shown}>{t('complete')}</p>
        ) : (
          <ul className={styles.missing}>
            {missing.map((detail) => (
              <li key={detail}>
                <span className={styles.incomplete}>{t(`detail.${detail}`)}</span>{' '}
                {t(`setting.${detail}`)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="legal-registers">
        <h2 id="legal-registers" className={styles.heading}>
          {t('registers')}
        </h2>
        <p>{t('registersText')}</p>
        <p>
          {years.map((year) => (
            <a key={year} href={withBase(fiberWeights(year))} download className={styles.file}>
              {t('weightsOf', { year: String(year) })}
            </a>
          ))}
        </p>
      </section>
      <section className={styles.section} aria-labelledby="legal-duties">
        <h2 id="legal-duties" className={styles.heading}>
          {t('duties')}
        </h2>
        <ul>
          {store.dutiesByKind.map((laws) => (
            <Duty key={laws[0].kind} laws={laws} />
          ))}
        </ul>
      </section>
    </>
  );
});

const LegalPage = observer(function LegalPage(): ReactNode {
  const t = useT('legal');
  const store = useService(LegalStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {store && isAdmin ? <Duties store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['legal', 'staff'],
  meta: ({ translate }) => ({
    title: translate('legal')('title'),
    form: 'short',
    description: translate('legal')('description'),
    noindex: true,
  }),
  Page: LegalPage,
});
