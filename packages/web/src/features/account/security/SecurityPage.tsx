import { contentOf } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { lazyPart, nothing } from '../../../platform/hydration/lazyPart.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ProfileFrame } from '../ProfileFrame.tsx';
import { EmailSection } from './EmailSection.tsx';
import { EventsSection } from './EventsSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import styles from './SecurityPage.module.css';
import { SessionsSection } from './SessionsSection.tsx';
import type { SecurityStore } from './securityStore.ts';
import { SecurityStoreT } from './securityStore.ts';

const Identities = lazyPart(() => import('../social/IdentitiesSection.tsx'), ['social'], nothing);

const Sections = observer(function Sections({
  store,
}: {
  readonly store: SecurityStore;
}): ReactNode {
  const t = useT('security');
  useEffect(() => {
    void store.load();
  }, [store]);
  const security = contentOf(store.security);
  if (store.security.status === 'error') {
    return (
      <ErrorBox
        message={t('loadFailed')}
        retryLabel={t('retry')}
        onRetry={() => void store.load()}
      />
    );
  }
  if (!security) {
    return (
      <>
        <VisuallyHidden>
          <span role="status">{t('loading')}</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </>
    );
  }
  return (
    <>
      <PasswordSection store={store} email={security.email} hasPassword={security.hasPassword} />
      <EmailSection store={store} security={security} />
      <PasskeysSection security={security} onChanged={store.load} />
      <SecondFactorSection security={security} onChanged={store.load} />
      <Identities hasPassword={security.hasPassword} />
      <SessionsSection store={store} sessions={security.sessions} />
      <EventsSection events={security.events} />
    </>
  );
});

const SecuritySections = (): ReactNode => {
  const t = useT('security');
  const store = useService(SecurityStoreT);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {store ? <Sections store={store} /> : <Skeleton lines={8} />}
    </div>
  );
};

export const page = definePage({
  namespaces: ['account', 'security'],
  meta: ({ translate }) => ({
    title: translate('security')('title'),
    form: 'short',
    description: translate('security')('title'),
    noindex: true,
  }),
  Page: () => (
    <ProfileFrame isOwn>
      <SecuritySections />
    </ProfileFrame>
  ),
});
