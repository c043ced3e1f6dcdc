import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FindForm } from './FindForm.tsx';
import styles from './Withdraw.module.css';
import { WithdrawSteps } from './WithdrawSteps.tsx';
import type { WithdrawStore } from './withdrawStore.ts';
import { WithdrawStoreT } from './withdrawStore.ts';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('withdrawal')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

type Named = { readonly number: string; readonly link: string | null; readonly onLeft: () => void };

const Shown = observer(function Shown({
  store,
  number,
  link,
  onLeft,
}: Named & { readonly store: WithdrawStore }): ReactNode {
  const t = useT('withdrawal');
  const visit = useService(VisitT);
  const locale = useLocale();
  const readIn = useRef(locale);
  const [suggested, setSuggested] = useState(number);
  useEffect(() => {
    if (number !== '') void store.open(number, link);
  }, [store, number, link]);
  // Order texts depend on the language: reload them and keep the order open.
  useEffect(() => {
    const { opened } = store;
    if (opened && readIn.current !== locale) void store.open(opened.number, opened.link);
    readIn.current = locale;
  }, [store, locale]);
  const leaveOrder = (): void => {
    store.leave();
    setSuggested('');
    onLeft();
  };
  const { opened, state, view } = store;
  if (opened && view) return <WithdrawSteps store={store} view={view} onLeave={leaveOrder} />;
  if (opened && state.status === 'error' && state.failure.kind === 'unreachable')
    return (
      <ErrorBox
        message={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void store.open(opened.number, opened.link)}
      />
    );
  if (opened && state.status !== 'error') return <Loading />;
  return (
    <>
      <p>{t('lead')}</p>
      {opened && link !== null && (
        <Notice look="error" role="alert">
          {t('linkEnded')}
        </Notice>
      )}
      {visit.isSignedIn && (
        <p>
          {t('signedIn')} <TextLink to="/profile/orders">{t('toOrders')}</TextLink>
        </p>
      )}
      <FindForm store={store} suggested={suggested} />
      <p className={styles.note}>{t('which')}</p>
    </>
  );
});

/** The order in the address, or the search form. A new address opens a new order. */
const Order = (named: Named): ReactNode => {
  const store = useService(WithdrawStoreT);
  return store ? <Shown store={store} {...named} /> : <Loading />;
};

/** Withdrawal for all customers. The server-rendered page has no order. */
const WithdrawPage = (): ReactNode => {
  const t = useT('withdrawal');
  const isHydrated = useIsHydrated();
  const [query] = useQuery();
  const title = useRef<HTMLHeadingElement>(null);
  const [number, link] = [query.get('order') ?? '', query.get('link')];
  return (
    <div className={styles.page}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      {isHydrated ? (
        <Order
          key={`${number} ${link ?? ''}`}
          number={number}
          link={link}
          onLeft={() => title.current?.focus()}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
};

export const page = definePage({
  namespaces: ['withdrawal', 'findOrder'],
  meta: ({ translate }) => ({
    title: translate('withdrawal')('title'),
    form: 'short',
    description: translate('withdrawal')('metaDescription'),
    noindex: true,
  }),
  Page: WithdrawPage,
});
