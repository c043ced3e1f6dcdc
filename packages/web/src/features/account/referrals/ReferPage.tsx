import {
  type CurrentUser,
  maximumRewardedFriends,
  type Referral,
  referralAmount,
  rewardsPerOrder,
} from '@tailorbird/domain/account';
import { contentOf, formatMoney, multiply } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { onNews } from '../../../platform/browser/contentNews.ts';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ProfileFrame } from '../ProfileFrame.tsx';
import styles from './Referrals.module.css';
import type { ReferralStore } from './referralStore.ts';
import { ReferralStoreT } from './referralStore.ts';
import { ShareLink } from './ShareLink.tsx';

const Statistics = ({ stats }: Pick<Referral, 'stats'>): ReactNode => {
  const t = useT('referrals');
  return (
    <section>
      <h2 className={styles.heading}>{t('stats.title')}</h2>
      <dl className={styles.stats}>
        <div>
          <dt>{t('stats.invited')}</dt>
          <dd>{stats.invited}</dd>
        </div>
        <div>
          <dt>{t('stats.ordered')}</dt>
          <dd>{stats.ordered}</dd>
        </div>
      </dl>
    </section>
  );
};

const Rewards = ({ rewards }: Pick<Referral, 'rewards'>): ReactNode => {
  const t = useT('referrals');
  const languageTag = useLanguageTag();
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' });
  return (
    <section>
      <h2 className={styles.heading}>{t('rewards.title')}</h2>
      {rewards.length === 0 ? (
        <p className={styles.note}>{t('rewards.none')}</p>
      ) : (
        <ul>
          {rewards.map(({ date, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rewards of the same instant have no other difference.
            <li key={`${date} ${index}`} className={styles.reward}>
              <time dateTime={date}>{day.format(new Date(date))}</time>
              <span>{formatMoney(amount, languageTag)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Referring = observer(function Referring({
  store,
  user,
}: {
  readonly store: ReferralStore;
  readonly user: CurrentUser;
}): ReactNode {
  const t = useT('referrals');
  const locale = useLocale();
  const languageTag = useLanguageTag();
  const { currency } = useService(VisitT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link depends on the language, the amount on the currency.
  useEffect(() => {
    const load = (): void => void store.load(user);
    load();
    return onNews(load);
  }, [store, user, locale, currency]);
  const state = store.of(user);
  const referral = contentOf(state);
  if (referral) {
    const amount = referralAmount(referral.stats, currency);
    const worth = formatMoney(amount, languageTag);
    return (
      <>
        <p>{t('lead', { amount: worth })}</p>
        <ShareLink url={referral.url} amount={worth} />
        <Statistics stats={referral.stats} />
        <Rewards rewards={referral.rewards} />
        <p className={styles.note}>
          {t('terms', {
            worth: formatMoney(multiply(amount, rewardsPerOrder), languageTag),
            count: maximumRewardedFriends,
          })}
        </p>
      </>
    );
  }
  if (state.status !== 'error') {
    return (
      <>
        <VisuallyHidden>
          <span role="status">{t('loading')}</span>
        </VisuallyHidden>
        <Skeleton lines={6} />
      </>
    );
  }
  if (state.failure.kind === 'first-order-required') {
    return (
      <EmptyState
        title={t('firstOrder')}
        text={t('firstOrderText', {
          amount: formatMoney(referralAmount(null, currency), languageTag),
        })}
      >
        <LocalLink to="/products" className={buttonClass('primary')}>
          {t('toProducts')}
        </LocalLink>
      </EmptyState>
    );
  }
  return (
    <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load(user)} />
  );
});

const Refer = observer(function Refer(): ReactNode {
  const t = useT('referrals');
  const store = useService(ReferralStoreT);
  const { user } = useService(VisitT);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {store && user ? <Referring store={store} user={user} /> : <Skeleton lines={6} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['account', 'referrals'],
  meta: ({ translate }) => ({
    title: translate('referrals')('title'),
    form: 'short',
    description: translate('referrals')('title'),
    noindex: true,
  }),
  Page: () => (
    <ProfileFrame>
      <Refer />
    </ProfileFrame>
  ),
});
