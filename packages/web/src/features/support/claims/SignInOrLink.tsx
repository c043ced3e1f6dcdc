import { parseEmail } from '@tailorbird/domain/kernel';
import type { ClaimType } from '@tailorbird/domain/support';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { later } from '../../../platform/services/token.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/claims/Claims.module.css';
import { ClaimsT } from '../../../shared/ports/ports.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';

const LaterClaimsT = later(ClaimsT);

/**
 * For visitors who are not signed in: a sign-in link, or a mailed link to their guest order
 * (GUARD-17).
 */
export const SignInOrLink = ({ type }: { readonly type: ClaimType }): ReactNode => {
  const t = useT('claims');
  const claims = useService(LaterClaimsT);
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const [state, setState] = useState<
    'open' | 'checked' | 'sending' | 'sent' | 'too-often' | 'failed'
  >('open');
  const isChecked = state !== 'open';
  const numberError = isChecked && number.trim() === '' ? t('guest.numberRequired') : null;
  const emailError = isChecked && !parseEmail(email).ok ? t('guest.emailInvalid') : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (number.trim() === '' || !parseEmail(email).ok) {
      setState('checked');
      requestAnimationFrame(() => focusFirstInvalid(form.current));
      return;
    }
    setState('sending');
    const answer = await claims()
      .then((port) => port.mailLink({ number, email, type }))
      .catch(() => null);
    if (answer?.ok) setState('sent');
    else setState(answer?.failure.kind === 'too-often' ? 'too-often' : 'failed');
  };
  return (
    <div className={styles.form}>
      <section className={styles.way}>
        <h2 className={styles.subtitle}>{t('signIn.title')}</h2>
        <p>{t('signIn.text')}</p>
        <LocalLink to={`/support?type=${type}&auth=choice`} className={buttonClass('primary')}>
          {t('signIn.button')}
        </LocalLink>
      </section>
      <section className={styles.way}>
        <h2 className={styles.subtitle}>{t('guest.title')}</h2>
        <p>{t('guest.text')}</p>
        {state === 'sent' ? (
          <Notice look="success" role="status">
            {t('guest.sent', { email: email.trim() })}
          </Notice>
        ) : (
          <Form
            ref={form}
            method="post"
            className={styles.guest}
            onSubmit={(event) => void submit(event)}
          >
            <TextField
              label={t('guest.number')}
              name="order-number"
              inputMode="numeric"
              value={number}
              error={numberError}
              onChange={setNumber}
            />
            <TextField
              label={t('guest.email')}
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              error={emailError}
              onChange={setEmail}
            />
            {(state === 'failed' || state === 'too-often') && (
              <Notice look="error" role="alert">
                {t(state === 'failed' ? 'sendFailed' : 'tooOften')}
              </Notice>
            )}
            <div>
              <Button type="submit" look="secondary" isBusy={state === 'sending'}>
                {t('guest.button')}
              </Button>
            </div>
          </Form>
        )}
      </section>
    </div>
  );
};
