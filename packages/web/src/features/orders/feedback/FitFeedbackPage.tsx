import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Select } from '../../../ui/Field.tsx';
import { AlikeLines } from '../../../ui/Packshot.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './FitFeedback.module.css';
import type { FitFeedbackStore } from './fitFeedbackStore.ts';
import { FitFeedbackStoreT } from './fitFeedbackStore.ts';
import { type Feeling, PieceForm } from './PieceForm.tsx';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('fitFeedback')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

/** Visitors without a session or link are asked to sign in. */
const SignIn = (): ReactNode => {
  const t = useT('fitFeedback');
  const panels = usePanels();
  return (
    <EmptyState title={t('signInTitle')} text={t('signInText')}>
      <Button onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}>
        {t('signIn')}
      </Button>
    </EmptyState>
  );
};

type DeliveredProps = {
  readonly store: FitFeedbackStore;
  readonly link: string | null;
  readonly number: string | null;
  readonly feeling: Feeling;
};

const Delivered = observer(function Delivered({
  store,
  link,
  number: asked,
  feeling,
}: DeliveredProps): ReactNode {
  const t = useT('fitFeedback');
  const locale = useLocale();
  const languageTag = useLanguageTag();
  const visit = useService(VisitT);
  const userId = visit.user?.id;
  const isUnreachable = visit.state.status === 'unreachable';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response depends on language and customer.
  useEffect(() => {
    // If the visit is unreachable, the orders request decides.
    if (link || userId !== undefined || isUnreachable) void store.load(link);
  }, [store, link, locale, userId, isUnreachable]);
  useEffect(() => {
    if (asked !== null) store.choose(asked);
  }, [store, asked]);
  const { orders, order, state } = store;
  if (!link && visit.user === null) return <SignIn />;
  if (orders && order) {
    const date = (instant: string): string =>
      new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(new Date(instant));
    const nameOf = ({ number, datePlaced }: typeof order): string =>
      t('orderOf', { number, date: date(datePlaced) });
    return (
      <>
        {orders.length === 1 ? (
          <p>{nameOf(order)}</p>
        ) : (
          <Select
            label={t('order')}
            name="order"
            value={order.number}
            options={orders.map((each) => ({ value: each.number, label: nameOf(each) }))}
            onChange={store.choose}
          />
        )}
        <AlikeLines lines={order.lines}>
          {order.lines.map((line) => (
            <PieceForm key={line.id} {...{ store, order, line, feeling }} />
          ))}
        </AlikeLines>
      </>
    );
  }
  if (orders) {
    return (
      <EmptyState title={t('none')} text={t('noneText')}>
        <LocalLink to="/profile/orders" className={buttonClass('secondary')}>
          {t('toOrders')}
        </LocalLink>
      </EmptyState>
    );
  }
  if (state.status !== 'error') return <Loading />;
  if (state.failure.kind === 'permission-denied') return <SignIn />;
  return (
    <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
  );
});

/**
 * Fit feedback for delivered orders (ROUTE-33, ROUTE-34). The server-rendered page has no mail
 * link.
 */
const FitFeedbackPage = ({ data: feeling }: { readonly data: Feeling }): ReactNode => {
  const t = useT('fitFeedback');
  const isHydrated = useIsHydrated();
  const [query] = useQuery();
  const store = useService(FitFeedbackStoreT);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`title.${feeling}`)}</h1>
      <p className={styles.lead}>{t(`lead.${feeling}`)}</p>
      {store && isHydrated ? (
        <Delivered
          store={store}
          link={query.get('link')}
          number={query.get('order')}
          feeling={feeling}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
};

export const page = definePage<Feeling>({
  namespaces: ['fitFeedback'],
  load: async ({ url }) => (url.pathname.includes('/negative') ? 'negative' : 'positive'),
  meta: ({ data, translate }) => ({
    title: translate('fitFeedback')(`title.${data}`),
    form: 'short',
    description: translate('fitFeedback')(`lead.${data}`),
    noindex: true,
  }),
  Page: FitFeedbackPage,
});
