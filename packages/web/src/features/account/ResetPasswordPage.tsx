import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { definePage, type PageLoad } from '../../platform/navigation/page.ts';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { fieldFailureText } from '../../platform/texts/fieldFailureText.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConfirmationField, NewPasswordField } from './fields.tsx';
import type { PasswordResetStore } from './passwordResetStore.ts';
import { PasswordResetStoreT } from './passwordResetStore.ts';
import styles from './ResetPasswordPage.module.css';

type Link = { readonly uid: string; readonly token: string };

const NewPassword = observer(function NewPassword({
  store,
}: {
  readonly store: PasswordResetStore;
}): ReactNode {
  const t = useT('account');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { failures, state } = store;
  const refused = state.screen === 'confirm' ? state.failure : null;
  /** Server messages concern the password, the only value of the form. */
  const message = refused && 'texts' in refused ? refused.texts.join('\n') : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.submit({ password, confirmation });
    focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{t('resetPage.text')}</p>
      {refused && message === null && (
        <Notice look="error" role="alert">
          {t('resetPage.failed')}
        </Notice>
      )}
      <NewPasswordField
        value={password}
        error={fieldFailureText(t, failures.password) ?? message}
        onChange={setPassword}
      />
      <ConfirmationField
        value={confirmation}
        error={fieldFailureText(t, failures.confirmation)}
        onChange={setConfirmation}
      />
      <Button type="submit" isBusy={store.isSubmitting}>
        {t('resetPage.submit')}
      </Button>
    </Form>
  );
});

/** Document title for states in which the page's own title is wrong. */
const titleOf = (screen: PasswordResetStore['state']['screen']) => {
  switch (screen) {
    case 'expired':
      return 'resetPage.expiredTitle';
    case 'not-active':
      return 'resetPage.notActiveTitle';
    case 'done':
      return 'resetPage.doneTitle';
    default:
      return null;
  }
};

/**
 * States of a reset link (AUTH-31): checking, confirm, expired, done; or a closed account
 * (AUTH-36).
 */
const Steps = observer(function Steps({
  store,
}: {
  readonly store: PasswordResetStore;
}): ReactNode {
  const t = useT('account');
  const panels = usePanels();
  const heading = useRef<HTMLHeadingElement>(null);
  const { screen } = store.state;
  useEffect(() => {
    void store.check();
  }, [store]);
  useEffect(() => {
    if (screen === 'done') heading.current?.focus();
  }, [screen]);
  const title = titleOf(screen);
  const metaTitle = t('resetPage.metaTitle');
  useEffect(() => {
    if (!title) return;
    document.title = document.title.replace(metaTitle, t(title));
  }, [t, title, metaTitle]);
  switch (screen) {
    case 'checking':
      return (
        <>
          <h1 className={styles.title}>{t('resetPage.title')}</h1>
          <p role="status">{t('resetPage.checking')}</p>
        </>
      );
    case 'unreachable':
      return (
        <>
          <h1 className={styles.title}>{t('resetPage.title')}</h1>
          <ErrorBox
            message={t('resetPage.unreachable')}
            retryLabel={t('credit.retry')}
            onRetry={() => void store.check()}
          />
        </>
      );
    case 'confirm':
      return (
        <>
          <h1 className={styles.title}>{t('resetPage.title')}</h1>
          <NewPassword store={store} />
        </>
      );
    case 'expired':
      return (
        <>
          <h1 className={styles.title}>{t('resetPage.expiredTitle')}</h1>
          <p>{t('resetPage.expiredText')}</p>
          <Button
            onClick={() => panels.show('auth', { auth: 'reset-password', 'auth-scope': 'sign-in' })}
          >
            {t('resetPage.requestNew')}
          </Button>
        </>
      );
    case 'not-active':
      return (
        <>
          <h1 className={styles.title}>{t('resetPage.notActiveTitle')}</h1>
          <p role="alert">{t('reset.notActive')}</p>
        </>
      );
    case 'done':
      return (
        <>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t('resetPage.doneTitle')}
          </h1>
          <p>{t('resetPage.doneText')}</p>
          <Button onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'sign-in' })}>
            {t('resetPage.signIn')}
          </Button>
        </>
      );
    default:
      return unreachable(screen);
  }
});

const ResetPassword = ({ link }: { readonly link: Link }): ReactNode => {
  const store = useService(PasswordResetStoreT, link);
  return (
    <section className={styles.page}>
      {store ? <Steps store={store} /> : <Skeleton lines={4} />}
    </section>
  );
};

/** A new link needs a new state. */
const ResetPasswordPage = ({ data: { uid, token } }: { readonly data: Link }): ReactNode => (
  <ResetPassword key={`${uid}/${token}`} link={{ uid, token }} />
);

export const page = definePage({
  namespaces: ['account'],
  load: async ({ params }: PageLoad): Promise<Link> => ({
    uid: params.uidb64 ?? '',
    token: params.token ?? '',
  }),
  meta: ({ translate }) => ({
    title: translate('account')('resetPage.metaTitle'),
    form: 'short',
    description: translate('account')('resetPage.metaDescription'),
    noindex: true,
  }),
  Page: ResetPasswordPage,
});
