import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useService } from '../../platform/services/useService.ts';
import { joinMessages } from '../../platform/texts/joinMessages.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './AuthPanel.module.css';
import type { ResetFailure } from './authStore.ts';
import { EmailField } from './fields.tsx';
import { passwordResetMessage } from './passwordReset.ts';
import type { AuthFormProps } from './SignInForm.tsx';

export const ResetForm = observer(function ResetForm({
  store,
  email,
  onEmail,
  onMode,
}: AuthFormProps): ReactNode {
  const t = useT('account');
  const toasts = useService(ToastsT);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);

  /** AUTH-29: errors also show as a toast, which closes when they are corrected. */
  const toast = useRef<number | null>(null);
  const forget = useCallback((): void => {
    if (toast.current !== null) toasts.close(toast.current);
    toast.current = null;
  }, [toasts]);
  useEffect(() => forget, [forget]);

  const textOf = (failure: ResetFailure): string => {
    if (failure.kind === 'email-required' || failure.kind === 'email-invalid')
      return t(`failure.${failure.kind}`);
    const message = passwordResetMessage(failure);
    if ('texts' in message) return joinMessages(message.texts, t('reset.failed'));
    return t(message.key === 'user-not-active' ? 'reset.notActive' : 'reset.failed');
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (store.isSubmitting) return;
    setFieldError(null);
    forget();
    const answer = await store.requestReset(email);
    if (answer.ok) {
      setSentTo(answer.value);
      return;
    }
    const text = textOf(answer.failure);
    const { kind } = answer.failure;
    // With only one field, server errors show at it too.
    const isAtField =
      kind === 'email-required' || kind === 'email-invalid' || kind === 'reset-refused';
    // Error toasts end with the support contact, which this text already contains.
    const isComplete = isAtField || kind === 'user-not-active';
    toast.current = isComplete ? toasts.notify(text) : toasts.error(text);
    if (isAtField) setFieldError(text);
    focusFirstInvalid(form.current);
  };
  if (sentTo !== null) {
    return (
      <div className={styles.view}>
        <AuthHeading ref={heading}>{t('reset.sentTitle')}</AuthHeading>
        <p>{t('reset.sentText', { email: sentTo })}</p>
        <div className={styles.ways}>
          <Button look="quiet" onClick={() => setSentTo(null)}>
            {t('reset.again')}
          </Button>
          <Button look="quiet" onClick={() => onMode('sign-in')}>
            {t('reset.toSignIn')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Form ref={form} className={styles.view} onSubmit={(event) => void submit(event)}>
      <AuthHeading>{t('reset.title')}</AuthHeading>
      <p>{t('reset.text')}</p>
      <EmailField value={email} error={fieldError} onChange={onEmail} />
      <Button type="submit" isWide isBusy={store.isSubmitting}>
        {t('reset.submit')}
      </Button>
      <div className={styles.ways}>
        <Button look="quiet" aria-disabled={store.isSubmitting} onClick={() => onMode('sign-in')}>
          {t('reset.toSignIn')}
        </Button>
      </div>
    </Form>
  );
});
