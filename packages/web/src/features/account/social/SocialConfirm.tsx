import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import type { AuthMode } from '../../../platform/panels/authPanel.ts';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AuthHeading } from '../AuthHeading.tsx';
import styles from '../AuthPanel.module.css';
import { CurrentPasswordField, OneTimeCodeField } from '../fields.tsx';
import { useSignedInNotice } from '../useSignedInNotice.ts';
import type { SocialStore } from './socialStore.ts';
import { SocialStoreT } from './socialStore.ts';
import { useProviderName } from './useProviderName.ts';

type FormProps = { readonly store: SocialStore; readonly onMode: (mode: AuthMode) => void };

const ConfirmForm = observer(function ConfirmForm({ store, onMode }: FormProps): ReactNode {
  const t = useT('social');
  const a = useT('account');
  const nameOf = useProviderName(store.known);
  const confirmSignIn = useSignedInNotice();
  const visit = useService(VisitT);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [oneTimeCode, setOneTimeCode] = useState('');
  const [wantsCode, setWantsCode] = useState(false);
  const pending = store.known?.pending;
  if (!pending) return null;
  const { refused } = store;
  const asksForPassword = pending.asks === 'password';
  const asksForCode = !asksForPassword || wantsCode;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await store.confirm({ password, oneTimeCode })) {
      confirmSignIn(visit.user, t('signedIn'));
      return;
    }
    if (store.refused?.kind === 'second-factor-required') setWantsCode(true);
    focusFirstInvalid(form.current);
  };
  const whole = (): string | null => {
    switch (refused?.kind) {
      case 'too-often':
        return refused.message;
      case 'pending-gone':
        return t('outcome.stale');
      case 'unreachable':
        return a('signIn.failed');
      default:
        return null;
    }
  };
  const message = whole();
  const name = nameOf(pending.provider);
  return (
    <Form ref={form} className={styles.view} onSubmit={(event) => void submit(event)}>
      <AuthHeading>{t(asksForPassword ? 'confirm.title' : 'confirm.codeTitle')}</AuthHeading>
      <p>
        {t(asksForPassword ? 'confirm.text' : 'confirm.codeText', { name, email: pending.email })}
      </p>
      {message && (
        <Notice look="error" role="alert">
          {message}
        </Notice>
      )}
      {asksForPassword && (
        <>
          <input
            type="hidden"
            name="username"
            autoComplete="username"
            value={pending.email}
            readOnly
          />
          <CurrentPasswordField
            value={password}
            error={refused?.kind === 'invalid-credentials' ? t('confirm.wrongPassword') : null}
            onChange={setPassword}
          />
        </>
      )}
      {asksForCode && (
        <OneTimeCodeField
          value={oneTimeCode}
          hint={a('code.hint')}
          error={refused?.kind === 'second-factor-wrong' ? a('code.wrong') : null}
          isFocused
          onChange={setOneTimeCode}
        />
      )}
      <Button type="submit" isWide isBusy={store.isBusy}>
        {t(asksForPassword ? 'confirm.submit' : 'confirm.codeSubmit')}
      </Button>
      {asksForPassword && (
        <div className={styles.ways}>
          <Button look="quiet" onClick={() => onMode('reset-password')}>
            {a('signIn.forgot')}
          </Button>
        </div>
      )}
    </Form>
  );
});

/**
 * After external sign-in, asks for the password or code of the account with the same email
 * address (AUTH-39).
 */
export default observer(function SocialConfirm({
  onMode,
}: {
  readonly onMode: (mode: AuthMode) => void;
}): ReactNode {
  const t = useT('social');
  const store = useService(SocialStoreT);
  const panels = usePanels();
  useEffect(() => {
    void store?.load();
  }, [store]);
  if (store?.state.status === 'error') {
    return (
      <ErrorBox
        message={t('loadFailed')}
        retryLabel={t('retry')}
        onRetry={() => void store.load()}
      />
    );
  }
  if (!store?.known) return <Skeleton lines={5} />;
  if (store.known.pending) return <ConfirmForm store={store} onMode={onMode} />;
  return (
    <Notice
      look="error"
      role="alert"
      actions={
        <Button
          look="quiet"
          onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}
        >
          {t('again')}
        </Button>
      }
    >
      {t('outcome.stale')}
    </Notice>
  );
});
