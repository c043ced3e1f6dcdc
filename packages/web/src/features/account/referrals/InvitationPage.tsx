import {
  isReferralValidFor,
  type ReferralRefused,
  referralAmount,
  rewardsPerOrder,
} from '@tailorbird/domain/account';
import { contentOf, formatMoney, multiply } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage, type PageLoad } from '../../../platform/navigation/page.ts';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { InvitationStore } from './invitationStore.ts';
import { InvitationStoreT } from './invitationStore.ts';
import styles from './Referrals.module.css';

const Refused = ({ failure }: { readonly failure: ReferralRefused }): ReactNode => {
  const t = useT('referrals');
  const knows = failure.kind === 'referral-own' || failure.kind === 'referral-not-valid';
  const kind = knows ? failure.kind : 'referral-unknown';
  return (
    <>
      <h1 className={styles.title}>{t(`refused.${kind}.title`)}</h1>
      <p role="status">
        {failure.kind === 'too-often' ? failure.message : t(`refused.${kind}.text`)}
      </p>
      <div className={styles.actions}>
        {knows && (
          <LocalLink to="/profile/refer-a-friend" className={buttonClass('primary')}>
            {t('refused.refer')}
          </LocalLink>
        )}
        <LocalLink to="/products" className={buttonClass(knows ? 'secondary' : 'primary')}>
          {t('toProducts')}
        </LocalLink>
      </div>
    </>
  );
};

const Invited = observer(function Invited({
  store,
  code,
}: {
  readonly store: InvitationStore;
  readonly code: string;
}): ReactNode {
  const t = useT('referrals');
  const languageTag = useLanguageTag();
  const panels = usePanels();
  const visit = useService(VisitT);
  const { user, currency } = visit;
  // If the visit is unreachable, the request for the link decides.
  const mayFollow =
    user === undefined ? visit.state.status === 'unreachable' : isReferralValidFor(user);
  useEffect(() => {
    if (mayFollow) void store.follow(code);
  }, [store, code, mayFollow]);
  const invitation = contentOf(store.state);
  if (user && !mayFollow) return <Refused failure={{ kind: 'referral-not-valid' }} />;
  if (invitation) {
    const amount = referralAmount(null, currency);
    const values = {
      amount: formatMoney(amount, languageTag),
      worth: formatMoney(multiply(amount, rewardsPerOrder), languageTag),
    };
    return (
      <>
        <h1 className={styles.title}>
          {invitation.firstName === ''
            ? t('invited.titleNameless', values)
            : t('invited.title', { ...values, name: invitation.firstName })}
        </h1>
        <p role="status">{t('invited.text', values)}</p>
        <div className={styles.actions}>
          <LocalLink to="/products" className={buttonClass('primary')}>
            {t('toProducts')}
          </LocalLink>
          {user === null && (
            <Button
              look="secondary"
              onClick={() => panels.show('auth', { auth: 'create-account', 'auth-scope': 'full' })}
            >
              {t('invited.create')}
            </Button>
          )}
        </div>
        <p className={styles.note}>{t('invited.terms', values)}</p>
      </>
    );
  }
  if (store.state.status === 'error') {
    const { failure } = store.state;
    if (failure.kind !== 'unreachable') return <Refused failure={failure} />;
    return (
      <>
        <h1 className={styles.title}>{t('invited.metaTitle')}</h1>
        <ErrorBox
          message={t('invited.failed')}
          retryLabel={t('retry')}
          onRetry={() => void store.follow(code)}
        />
      </>
    );
  }
  return <Checking />;
});

const Checking = (): ReactNode => {
  const t = useT('referrals');
  return (
    <>
      <h1 className={styles.title}>{t('invited.metaTitle')}</h1>
      <VisuallyHidden>
        <span role="status">{t('invited.checking')}</span>
      </VisuallyHidden>
      <Skeleton lines={4} />
    </>
  );
};

const InvitationPage = ({ data: code }: { readonly data: string }): ReactNode => {
  const store = useService(InvitationStoreT);
  return (
    <section className={styles.landing}>
      {store ? <Invited key={code} store={store} code={code} /> : <Checking />}
    </section>
  );
};

/**
 * Page of an invitation link (ROUTE-51). The server renders it without the inviter's name,
 * which the browser loads.
 */
export const page = definePage<string>({
  namespaces: ['referrals'],
  load: async ({ params }: PageLoad) => params.code ?? '',
  meta: ({ translate }) => ({
    title: translate('referrals')('invited.metaTitle'),
    form: 'short',
    description: translate('referrals')('invited.metaDescription'),
    noindex: true,
  }),
  Page: InvitationPage,
});
