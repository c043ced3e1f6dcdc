import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { fieldFailureText } from '../../platform/texts/fieldFailureText.ts';
import { joinMessages } from '../../platform/texts/joinMessages.ts';
import { useT } from '../../platform/texts/useT.ts';
import { TermsText } from '../../shared/terms/TermsText.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './AuthPanel.module.css';
import type { Arrival, SignUpFailure } from './authStore.ts';
import { EmailField, NewPasswordField } from './fields.tsx';
import type { AuthFormProps } from './SignInForm.tsx';

type SignUpFormProps = AuthFormProps & {
  readonly maySignIn: boolean;
  /** Called if the address already has an account. */
  readonly onSignInInstead: () => void;
  readonly onArrival: (arrival: Arrival) => void;
};

export const SignUpForm = observer(function SignUpForm({
  store,
  email,
  onEmail,
  onMode,
  maySignIn,
  onSignInInstead,
  onArrival,
}: SignUpFormProps): ReactNode {
  const t = useT('account');
  const [password, setPassword] = useState('');
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [newsletter, setNewsletter] = useState(false);
  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const fields = failure?.kind === 'invalid' ? failure.fields : {};
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (store.isSubmitting) return;
    setFailure(null);
    const answer = await store.signUp({ email, password, termsAccepted, newsletter }, 'auth panel');
    if (answer.ok) {
      onArrival(answer.value);
      return;
    }
    setFailure(answer.failure);
    focusFirstInvalid(form.current);
  };
  const errorAt = (field: 'email' | 'password'): string | null =>
    failure?.kind === 'sign-up-invalid'
      ? (failure.fields[field]?.join('\n') ?? null)
      : fieldFailureText(t, fields[field]);
  const refusal = (): string | null => {
    if (!failure || failure.kind === 'invalid') return null;
    switch (failure.kind) {
      case 'already-exists':
        return t('create.exists');
      case 'sign-up-invalid':
        return Object.keys(failure.fields).length > 0
          ? null
          : joinMessages(failure.messages, t('create.failed'));
      case 'too-often':
        return failure.message;
      case 'unreachable':
        return t('create.failed');
      default:
        return unreachable(failure);
    }
  };
  const message = refusal();
  return (
    <Form ref={form} className={styles.view} onSubmit={(event) => void submit(event)}>
      <AuthHeading>{t('create.title')}</AuthHeading>
      {message && (
        <Notice
          look="error"
          role="alert"
          actions={
            failure?.kind === 'already-exists' && (
              <Button look="quiet" onClick={onSignInInstead}>
                {t('create.toSignIn')}
              </Button>
            )
          }
        >
          <span className={styles.lines}>{message}</span>
        </Notice>
      )}
      <EmailField value={email} error={errorAt('email')} onChange={onEmail} />
      <NewPasswordField
        label={t('password')}
        value={password}
        error={errorAt('password')}
        onChange={setPassword}
      />
      <div>
        <Checkbox
          label={<TermsText namespace="account" textKey="create.terms" />}
          name="terms"
          checked={termsAccepted}
          error={fieldFailureText(t, fields.termsAccepted)}
          onChange={setTermsAccepted}
        />
        <Checkbox
          label={t('create.newsletter')}
          name="newsletter"
          checked={newsletter}
          onChange={setNewsletter}
        />
      </div>
      <Button type="submit" isWide isBusy={store.isSubmitting}>
        {t('create.submit')}
      </Button>
      {maySignIn && (
        <p className={styles.ways}>
          <span>
            {t('create.haveOne')}{' '}
            <Button
              look="quiet"
              aria-disabled={store.isSubmitting}
              onClick={() => onMode('sign-in')}
            >
              {t('choice.signIn')}
            </Button>
          </span>
        </p>
      )}
    </Form>
  );
});
