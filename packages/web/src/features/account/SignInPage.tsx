import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useRef } from 'react';
import { LocalLink, useLocalNavigate } from '../../platform/navigation/links.tsx';
import { onwardFrom } from '../../platform/navigation/onward.ts';
import { definePage } from '../../platform/navigation/page.ts';
import { useLocation } from '../../platform/navigation/router.ts';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { type AuthPanel, parseAuthPanel } from '../../platform/panels/authPanel.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AuthForms } from './AuthForms.tsx';
import { AuthHeadingLevel } from './AuthHeading.tsx';
import styles from './SignInPage.module.css';
import { AuthStoreT } from './services.ts';

const first: AuthPanel = { mode: 'sign-in', scope: 'full' };

/** The form in the address. The page starts with a form, because each links to the others. */
const formIn = (query: URLSearchParams): AuthPanel => {
  const panel = parseAuthPanel(query);
  return panel === null || panel.mode === 'choice' ? first : panel;
};

/**
 * Forms for guests: visitors already signed in are redirected (GUARD-15); those who sign in
 * here continue.
 */
const Forms = observer(function Forms({ next }: { readonly next: string | null }): ReactNode {
  const [query] = useQuery();
  const store = useService(AuthStoreT);
  const visit = useService(VisitT);
  const navigate = useLocalNavigate();
  const leadOn = useCallback(() => navigate(next ?? '/', { replace: true }), [next, navigate]);
  const cameAsGuest = useRef(false);
  if (visit.user === null) cameAsGuest.current = true;
  if (!store || (visit.isSignedIn && !cameAsGuest.current)) return <Skeleton lines={6} />;
  return (
    <AuthForms store={store} panel={formIn(query)} next={next} hasChoice={false} onDone={leadOn} />
  );
});

/**
 * Page for sign-in and sign-up: pages that need an account redirect here and continue
 * afterwards (GUARD-14, GUARD-15).
 */
const SignInPage = (): ReactNode => {
  const t = useT('account');
  const [query] = useQuery();
  const { pathname } = useLocation();
  const next = onwardFrom(pathname, query.get('next'));
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>
          {t(next?.startsWith('/profile/sizes') ? 'choice.textForSizes' : 'choice.text')}
        </p>
      </header>
      <div className={styles.forms}>
        <AuthHeadingLevel value="h2">
          <Forms next={next} />
        </AuthHeadingLevel>
        <noscript>
          <p>{t('page.withoutScript')}</p>
          <p>
            <LocalLink to="/contact">{t('page.contact')}</LocalLink>
          </p>
        </noscript>
      </div>
    </section>
  );
};

export const page = definePage({
  namespaces: ['account', 'security'],
  meta: ({ translate }) => ({
    title: translate('account')('page.metaTitle'),
    form: 'short',
    description: translate('account')('page.metaDescription'),
    noindex: true,
  }),
  Page: SignInPage,
});
