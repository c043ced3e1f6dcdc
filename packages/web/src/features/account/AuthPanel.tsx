import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import {
  type AuthMode,
  type AuthPanel as AuthPanelState,
  authPanelQuery,
  hasBackButton,
  parseAuthPanel,
} from '../../platform/panels/authPanel.ts';
import { usePanels } from '../../platform/panels/panels.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './AuthPanel.module.css';
import { modesOfScope, needsAuthPanel, returnPathAfterSignUp, shownAuthPanel, signInInstead, switchAuthMode } from './authAccess.ts';
import type { AuthStore } from './authStore.ts';
import { ChoiceView } from './ChoiceView.tsx';
import { CreatedView } from './CreatedView.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { AuthStoreT } from './services.ts';
import { asksToConfirm, outcomeIn } from './social/outcomes.ts';
import { useSocialSignIn } from './social/useSocialSignIn.ts';

const SocialWays = lazyPart(() => import('./social/SocialWays.tsx'), ['social'], nothing);
const SocialConfirm = lazyPart(() => import('./social/SocialConfirm.tsx'), ['social']);

const closed: AuthPanelState = { mode: 'choice', scope: 'full' };

/** A path of this shop to go on to after signing in, out of the query; nothing else is followed. */
const nextIn = (query: URLSearchParams): string | null => {
  const next = query.get('auth-next');
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
};

type ModesProps = { readonly store: AuthStore; readonly panel: AuthPanelState; readonly onClose: () => void };

const Modes = observer(function Modes({ store, panel, onClose }: ModesProps): ReactNode {
  const t = useT('account');
  const visit = useService(VisitT);
  const toasts = useService(ToastsT);
  const panels = usePanels();
  const navigate = useLocalNavigate();
  const [query] = useQuery();
  const next = nextIn(query);
  const [email, setEmail] = useState('');
  const { created } = store;
  const content = useRef<HTMLDivElement>(null);
  const hasJustSignedUp = created !== null;
  const shown = shownAuthPanel(panel, { hasJustSignedUp });
  const { mode, scope } = shown;

  // While a form is being answered, the form says what came of it.
  const isNeeded = store.isSubmitting || needsAuthPanel({ signedIn: visit.isSignedIn, hasJustSignedUp });
  useEffect(() => {
    if (isNeeded) return;
    if (next) navigate(next, { replace: true });
    else onClose();
  }, [isNeeded, next, navigate, onClose]);

  useEffect(() => store.forgetCreated, [store]);

  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    content.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [mode]);

  const open = (to: AuthPanelState): void => panels.show('auth', { ...authPanelQuery(to), ...(next && { 'auth-next': next }) });
  const go = (to: AuthMode): void => {
    const switched = switchAuthMode(shown, to, { submitting: store.isSubmitting });
    if (switched !== shown) open(switched);
  };
  const mayCreate = modesOfScope(scope).includes('create-account');
  const shared = { store, email, onEmail: setEmail, onMode: go };
  const isConfirming = mode === 'sign-in' && asksToConfirm(query);
  const offersOthers = useSocialSignIn() || outcomeIn(query) !== null;
  const hasOthers = offersOthers && !isConfirming && (mode === 'choice' || mode === 'sign-in' || mode === 'create-account');
  const view = (): ReactNode => {
    if (isConfirming) return <SocialConfirm onMode={go} />;
    switch (mode) {
      case 'choice':
        return <ChoiceView onMode={go} mayCreate={mayCreate} next={next} />;
      case 'sign-in':
        return (
          <SignInForm
            {...shared}
            mayCreate={mayCreate}
            onArrival={({ carriedOver }) =>
              toasts.notify(carriedOver > 0 ? t('signIn.carriedOver', { count: carriedOver }) : t('signIn.done'))
            }
          />
        );
      case 'reset-password':
        return <ResetForm {...shared} />;
      case 'create-account':
        return (
          <SignUpForm
            {...shared}
            maySignIn={modesOfScope(scope).includes('sign-in')}
            onSignInInstead={() => open(signInInstead)}
            onArrival={() => go('create-account-success')}
          />
        );
      case 'create-account-success':
        return <CreatedView carriedOver={created?.carriedOver ?? 0} next={next && returnPathAfterSignUp(next)} />;
      default:
        return unreachable(mode);
    }
  };
  return (
    <div ref={content} className={styles.panel}>
      {hasBackButton({ mode, scope }) && (
        <Button look="quiet" className={styles.back} aria-disabled={store.isSubmitting} onClick={() => go('choice')}>
          <Icon name="left" size={16} />
          {t('back')}
        </Button>
      )}
      {view()}
      {hasOthers && <SocialWays next={next} />}
    </div>
  );
});

/** Signing in, creating an account and resetting a password, as the address says (AUTH-01 … AUTH-10). */
export default function AuthPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [query] = useQuery();
  const store = useService(AuthStoreT);
  const panel = parseAuthPanel(query) ?? closed;
  return store ? <Modes store={store} panel={panel} onClose={onClose} /> : <Skeleton lines={5} />;
}
