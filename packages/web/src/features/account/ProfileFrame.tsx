import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { LocalLink, useLocalPath } from '../../platform/navigation/links.tsx';
import { NavLink } from '../../platform/navigation/PageLink.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { openDocument } from '../../platform/site/shopLocation.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCurrentInView } from '../../ui/useCurrentInView.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ProfileFrame.module.css';
import { SendConfirmation } from './SendConfirmation.tsx';
import { LaterAuthStoreT } from './services.ts';

const sections = [
  'orders',
  'sizes',
  'info',
  'security',
  'ways-of-paying',
  'credit',
  // A demo without a server has one customer at a time.
  ...(import.meta.env.NO_SERVER ? [] : (['refer-a-friend'] as const)),
] as const;

/** Sections only for the account's owner, not for staff acting for them. */
const ownSections: readonly string[] = ['info', 'security', 'ways-of-paying'];

/**
 * Signs out and opens the home page (AUTH-16) with a reload, so that no customer data stays in
 * this tab.
 */
const useSignOut = (): { readonly signOut: () => Promise<void>; readonly isBusy: boolean } => {
  const t = useT('account');
  const auth = useService(LaterAuthStoreT);
  const toasts = useService(ToastsT);
  const localPath = useLocalPath();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await auth().then(
      (store) => store.signOut(),
      () => null,
    );
    if (answer?.ok) openDocument(localPath('/'));
    else {
      setIsBusy(false);
      toasts.error(t('profile.signOutFailed'));
    }
  };
  return { signOut, isBusy };
};

export const ProfileFrame = observer(function ProfileFrame({
  isOwn = false,
  children,
}: {
  /** Hidden from staff acting for the customer (GUARD-13). */
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const t = useT('account');
  const visit = useService(VisitT);
  const panels = usePanels();
  const localPath = useLocalPath();
  const { signOut, isBusy } = useSignOut();
  const { user, isImpersonated } = visit;
  const tabs = useRef<HTMLUListElement>(null);
  useCurrentInView(tabs, useLocation().pathname);
  const shownSections = sections.filter(
    (section) => !isImpersonated || !ownSections.includes(section),
  );
  return (
    <div className={styles.page}>
      <nav className={styles.navigation} aria-label={t('profile.navigation')}>
        <p className={styles.hello}>
          {user?.firstName
            ? t('profile.hello', { name: user.firstName })
            : t('profile.helloNameless')}
        </p>
        <ul ref={tabs} className={styles.links}>
          {shownSections.map((section) => (
            <li key={section}>
              <NavLink to={localPath(`/profile/${section}`)} className={styles.link ?? ''}>
                {t(`profile.${section}`)}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink to={localPath('/favorites')} className={styles.link ?? ''}>
              {t('profile.favorites')}
            </NavLink>
          </li>
          {user !== null && (
            <li className={user ? undefined : styles.unknown}>
              <Button
                look="quiet"
                className={styles.signOut}
                isBusy={isBusy}
                onClick={() => void signOut()}
              >
                {t('profile.signOut')}
              </Button>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.content}>
        {user && !user.emailConfirmed && (
          <div className={styles.notice}>
            <Notice title={t('unconfirmed.title')} actions={<SendConfirmation />}>
              {t('unconfirmed.text', { email: user.email })}
            </Notice>
          </div>
        )}
        {user?.needsSecondFactor && (
          <div className={styles.notice}>
            <Notice
              title={t('staffFactor.title')}
              actions={
                <NavLink to={localPath('/profile/security')}>{t('staffFactor.setUp')}</NavLink>
              }
            >
              {t('staffFactor.text')}
            </Notice>
          </div>
        )}
        {user && isOwn && isImpersonated ? (
          <div className={styles.closed}>
            <h1>{t('profile.ownerOnly')}</h1>
            <p>{t('profile.ownerOnlyText')}</p>
          </div>
        ) : (
          user && children
        )}
        {user === undefined && (
          <>
            <VisuallyHidden>{t('profile.checking')}</VisuallyHidden>
            <Skeleton lines={6} />
            <noscript>
              <p>
                {t('page.withoutScript')} <LocalLink to="/sign-in">{t('choice.signIn')}</LocalLink>
              </p>
            </noscript>
          </>
        )}
        {user === null && (
          <div className={styles.closed}>
            <p>{t('profile.needsSignIn')}</p>
            <Button onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}>
              {t('choice.signIn')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
});
