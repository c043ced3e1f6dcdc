import { type ClaimType, claimTypeOf, claimTypes } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/claims/Claims.module.css';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimStoreT } from './claimStore.ts';

const LoadedForm = observer(function LoadedForm({
  type,
  link,
  order,
}: {
  readonly type: ClaimType;
  readonly link: string | null;
  readonly order: string | null;
}): ReactNode {
  const store = useService(ClaimStoreT, type, link);
  const locale = useLocale();
  const { state, isSignedIn } = useService(VisitT);
  const { status } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: orders depend on the customer, their texts on the language.
  useEffect(() => {
    if (status === 'unknown') return;
    // If the login state cannot be loaded, the orders' response decides.
    if (isSignedIn || link !== null || status === 'unreachable') void store?.load(order);
    else store?.askToSignIn();
  }, [store, locale, status, isSignedIn]);
  return store ? <ClaimForm store={store} /> : <Skeleton lines={6} />;
});

/** Reads the URL in the browser; the server-rendered page does not depend on it. */
const Support = (): ReactNode => {
  const t = useT('claims');
  const isHydrated = useIsHydrated();
  const [query] = useQuery();
  const type = isHydrated ? (claimTypeOf(query.get('type')) ?? 'frg') : null;
  const link = query.get('link');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <nav aria-label={t('kinds')} className={styles.kinds}>
        {claimTypes.map((each) => (
          <LocalLink
            key={each}
            to={`/support?${new URLSearchParams({ type: each, ...(isHydrated && link !== null && { link }) })}`}
            aria-current={each === type ? 'page' : undefined}
            className={styles.kind}
          >
            {t(`kind.${each}`)}
          </LocalLink>
        ))}
      </nav>
      {type === null ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <p className={styles.lead}>{t(`lead.${type}`)}</p>
          <LoadedForm key={`${type} ${link}`} type={type} link={link} order={query.get('order')} />
        </>
      )}
    </div>
  );
};

/** Claims for a free remake or a quality issue (ROUTE-30, ROUTE-31). */
export const page = definePage({
  namespaces: ['claims'],
  meta: ({ translate }) => ({
    title: translate('claims')('title'),
    form: 'short',
    description: translate('claims')('metaDescription'),
    noindex: true,
  }),
  Page: Support,
});
