import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import {
  type AuthMode,
  type AuthPanel as AuthPanelState,
  authPanelQuery,
  hasBackButton,
} from '../../platform/panels/authPanel.ts';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './AuthPanel.module.css';
import {
  modesOfScope,
  needsAuthPanel,
  returnPathAfterSignUp,
  shopNowPath,
  shownAuthPanel,
  signInInstead,
  switchAuthMode,
} from './authAccess.ts';
import type { AuthStore } from './authStore.ts';
import { ResetForm } from './ResetForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { needsConfirmation, outcomeIn } from './social/outcomes.ts';
import { useSocialSignIn } from './social/useSocialSignIn.ts';
import { useSignedInNotice } from './useSignedInNotice.ts';

const CreatedView = ({
  carriedOver,
  next,
}: {
  readonly carriedOver: number;
  readonly next: string | null;
}): ReactNode => {
  const t = useT('account');
  return (
    <div className={styles.view}>
      <AuthHeading>{t('create.doneTitle')}</AuthHeading>
      <p>{t('create.doneText')}</p>
      {carriedOver > 0 && <p>{t('create.doneCarriedOver', { count: carriedOver })}</p>}
      <LocalLink to={next ?? shopNowPath} className={buttonClass('primary', true)}>
        {t(next === null ? 'create.shopNow' : 'create.goOn')}
      </LocalLink>
    </div>
  );
};

type ChoiceViewProps = {
  readonly onMode: (mode: AuthMode) => void;
  readonly mayCreate: boolean;
  readonly next: string | null;
};

const ChoiceView = ({ onMode, mayCreate, next }: ChoiceViewProps): ReactNode => {
  const t = useT('account');
  return (
    <div className={styles.view}>
      <AuthHeading>{t('choice.title')}</AuthHeading>
      <p>{t(next?.startsWith('/profile/sizes') ? 'choice.textForSizes' : 'choice.text')}</p>
      <Button isWide onClick={() => onMode('sign-in')}>
        {t('choice.signIn')}
      </Button>
      {mayCreate && (
        <Button look="secondary" isWide onClick={() => onMode('create-account')}>
          {t('choice.create')}
        </Button>
      )}
    </div>
  );
};

const SocialWays = lazyPart(() => import('./social/SocialWays.tsx'), ['social'], nothing);
const SocialConfirm = lazyPart(() => import('./social/SocialConfirm.tsx'), ['social']);

type AuthFormsProps = {
  readonly store: AuthStore;
  readonly panel: AuthPanelState;
  readonly kept?: Readonly<Record<string, string>>;
  readonly next: string | null;
  readonly hasChoice?: boolean;
  readonly onDone: () => void;
};

/**
 * Forms for sign-in, sign-up and password reset, in a panel or on a page (AUTH-01 … AUTH-10).
 * The address determines the form.
 */
export const AuthForms = observer(function AuthForms({
  store,
  panel,
  kept,
  next,
  hasChoice = true,
  onDone,
}: AuthFormsProps): ReactNode {
  const t = useT('account');
  const visit = useService(VisitT);
  const confirmSignIn = useSignedInNotice();
  const panels = usePanels();
  const [query] = useQuery();
  const [email, setEmail] = useState('');
  const { created } = store;
  const content = useRef<HTMLDivElement>(null);
  const hasJustSignedUp = created !== null;
  const shown = shownAuthPanel(panel, { hasJustSignedUp });
  const { mode, scope } = shown;

  // During a submission the form shows the result itself.
  const isNeeded =
    store.isSubmitting || needsAuthPanel({ signedIn: visit.isSignedIn, hasJustSignedUp });
  useEffect(() => {
    if (!isNeeded) onDone();
  }, [isNeeded, onDone]);

  useEffect(() => store.forgetCreated, [store]);

  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    content.current?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
  }, [mode]);

  const open = (to: AuthPanelState): void =>
    panels.show('auth', { ...authPanelQuery(to), ...kept });
  const switchTo = (to: AuthMode): void => {
    const switched = switchAuthMode(shown, to, { submitting: store.isSubmitting });
    if (switched !== shown) open(switched);
  };
  const mayCreate = modesOfScope(scope).includes('create-account');
  const shared = { store, email, onEmail: setEmail, onMode: switchTo };
  const isConfirming = mode === 'sign-in' && needsConfirmation(query);
  const offersOthers = useSocialSignIn() || outcomeIn(query) !== null;
  const hasOthers =
    offersOthers &&
    !isConfirming &&
    (mode === 'choice' || mode === 'sign-in' || mode === 'create-account');
  const view = (): ReactNode => {
    if (isConfirming) return <SocialConfirm onMode={switchTo} />;
    switch (mode) {
      case 'choice':
        return <ChoiceView onMode={switchTo} mayCreate={mayCreate} next={next} />;
      case 'sign-in':
        return (
          <SignInForm
            {...shared}
            mayCreate={mayCreate}
            onArrival={({ user, carriedOver }) =>
              confirmSignIn(
                user,
                carriedOver > 0
                  ? t('signIn.carriedOver', { count: carriedOver })
                  : t('signIn.done'),
              )
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
            onArrival={() => switchTo('create-account-success')}
          />
        );
      case 'create-account-success':
        return (
          <CreatedView
            carriedOver={created?.carriedOver ?? 0}
            next={next && returnPathAfterSignUp(next)}
          />
        );
      default:
        return unreachable(mode);
    }
  };
  return (
    <div ref={content} className={styles.panel}>
      {hasChoice && hasBackButton({ mode, scope }) && (
        <Button
          look="quiet"
          className={styles.back}
          aria-disabled={store.isSubmitting}
          onClick={() => switchTo('choice')}
        >
          <Icon name="left" size={16} />
          {t('back')}
        </Button>
      )}
      {view()}
      {hasOthers && <SocialWays next={next} />}
    </div>
  );
});
