import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import type { AuthMode } from '../../platform/panels/authPanel.ts';
import { fieldFailureText } from '../../platform/texts/fieldFailureText.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './AuthPanel.module.css';
import type { Arrival, AuthStore, PasskeyFailure, SignInFailure } from './authStore.ts';
import { CurrentPasswordField, EmailField, OneTimeCodeField } from './fields.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';

export type AuthFormProps = {
  readonly store: AuthStore;
  /** Kept when the mode changes, so that the address is entered once. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onMode: (mode: AuthMode) => void;
};
type SignInFormProps = AuthFormProps & {
  readonly mayCreate: boolean;
  readonly onArrival: (arrival: Arrival) => void;
};

export const SignInForm = observer(function SignInForm({
  store,
  email,
  onEmail,
  onMode,
  mayCreate,
  onArrival,
}: SignInFormProps): ReactNode {
  const t = useT('account');
  const security = useT('security');
  const [password, setPassword] = useState('');
  const [oneTimeCode, setOneTimeCode] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | PasskeyFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const fields = failure?.kind === 'invalid' ? failure.fields : {};
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (store.isSubmitting) return;
    setFailure(null);
    const answer = await store.signIn({ email, password }, asksForCode ? oneTimeCode : undefined);
    if (answer.ok) {
      onArrival(answer.value);
      return;
    }
    if (answer.failure.kind === 'second-factor-required') {
      setAsksForCode(true);
      return;
    }
    setFailure(answer.failure);
    focusFirstInvalid(form.current);
  };
  /** AUTH-32: ends another customer's session, so that this one can sign in. */
  const signOut = async (): Promise<void> => {
    const answer = await store.signOut();
    setFailure(answer.ok ? null : { kind: 'unreachable' });
  };
  const refusal = (): string | null => {
    if (!failure || failure.kind === 'invalid' || failure.kind === 'second-factor-wrong')
      return null;
    switch (failure.kind) {
      case 'invalid-credentials':
        return t('signIn.refused');
      case 'second-factor-required':
        return null;
      case 'session-in-use':
        return t('signIn.sessionInUse');
      case 'too-often':
        return failure.message;
      case 'passkey-dismissed':
        return security('passkeys.failure.dismissed');
      case 'passkeys-unknown':
        return security('passkeys.failure.unknown');
      case 'passkey-refused':
        return security('passkeys.failure.refused');
      case 'unreachable':
        return t('signIn.failed');
      default:
        return unreachable(failure);
    }
  };
  const message = refusal();
  return (
    <Form ref={form} className={styles.view} onSubmit={(event) => void submit(event)}>
      <AuthHeading>{t('signIn.title')}</AuthHeading>
      {message && (
        <Notice
          look="error"
          role="alert"
          actions={
            failure?.kind === 'session-in-use' && (
              <Button look="quiet" isBusy={store.isSubmitting} onClick={() => void signOut()}>
                {t('profile.signOut')}
              </Button>
            )
          }
        >
          {message}
        </Notice>
      )}
      <EmailField
        offersPasskeys
        value={email}
        error={fieldFailureText(t, fields.email)}
        onChange={onEmail}
      />
      <CurrentPasswordField
        value={password}
        error={fieldFailureText(t, fields.password)}
        onChange={setPassword}
      />
      {asksForCode && (
        <OneTimeCodeField
          value={oneTimeCode}
          hint={t('code.hint')}
          error={failure?.kind === 'second-factor-wrong' ? t('code.wrong') : null}
          isFocused
          onChange={setOneTimeCode}
        />
      )}
      <Button type="submit" isWide isBusy={store.isSubmitting}>
        {t('signIn.submit')}
      </Button>
      <PasskeySignIn store={store} onArrival={onArrival} onFailure={setFailure} />
      <div className={styles.ways}>
        <Button
          look="quiet"
          aria-disabled={store.isSubmitting}
          onClick={() => onMode('reset-password')}
        >
          {t('signIn.forgot')}
        </Button>
        {mayCreate && (
          <p>
            {t('signIn.newHere')}{' '}
            <Button
              look="quiet"
              aria-disabled={store.isSubmitting}
              onClick={() => onMode('create-account')}
            >
              {t('signIn.create')}
            </Button>
          </p>
        )}
      </div>
    </Form>
  );
});
