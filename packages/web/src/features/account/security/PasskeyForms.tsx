import type { AccountSecurity, OwnerProof } from '@tailorbird/domain/account';
import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CurrentPasswordField } from '../fields.tsx';
import type { PasskeyStep, PasskeysStore } from './passkeysStore.ts';
import styles from './SecurityPage.module.css';
import { useDeviceName } from './useDeviceName.ts';

type ConfirmationRefusal = Exclude<PasskeyStep, { readonly step: 'closed' }>['because'];

/** Error texts: per field, or for the form if no field is the cause. */
const useRefusal = (
  because: ConfirmationRefusal,
): {
  readonly at: (field: 'name' | 'currentPassword') => string | null;
  readonly whole: string | null;
} => {
  const t = useT('security');
  const whole = (): string | null => {
    if (because === null) return null;
    switch (because.kind) {
      case 'passkey-name-required':
        return null;
      case 'fields-refused':
        return because.fields.passkey?.join('\n') ?? null;
      case 'passkey-dismissed':
        return t('passkeys.failure.dismissed');
      case 'passkeys-unknown':
        return t('passkeys.failure.unknown');
      case 'passkey-here-already':
        return t('passkeys.failure.hereAlready');
      case 'last-way-in':
        return t('passkeys.failure.lastWayIn');
      case 'too-often':
        return because.message;
      case 'unreachable':
        return t('failed');
      default:
        return unreachable(because);
    }
  };
  return {
    at: (field) => {
      if (because?.kind === 'passkey-name-required' && field === 'name')
        return t('passkeys.nameRequired');
      return because?.kind === 'fields-refused'
        ? (because.fields[field]?.join('\n') ?? null)
        : null;
    },
    whole: whole(),
  };
};

type FormProps = {
  readonly store: PasskeysStore;
  readonly because: ConfirmationRefusal;
  readonly submitLabel: string;
  readonly onPassword?: ((currentPassword: string) => Promise<void>) | undefined;
  readonly onPasskey?: (() => Promise<void>) | undefined;
  readonly onSubmit?: (() => Promise<void>) | undefined;
  readonly children?: ReactNode;
};

/** A passkey form with focus, owner confirmation if needed, and a cancel button. */
const PasskeyForm = observer(function PasskeyForm({
  store,
  because,
  submitLabel,
  onPassword,
  onPasskey,
  onSubmit,
  children,
}: FormProps): ReactNode {
  const t = useT('security');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRefusal(because);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const run = async (call: (() => Promise<void>) | undefined): Promise<void> => {
    await call?.();
    focusFirstInvalid(form.current);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(onSubmit ?? (onPassword ? () => onPassword(password) : onPasskey));
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      {children}
      {onPassword && (
        <CurrentPasswordField
          label={t('password.current')}
          name="currentPassword"
          value={password}
          error={refusal.at('currentPassword')}
          onChange={setPassword}
        />
      )}
      {refusal.whole && (
        <Notice look="error" role="alert">
          {refusal.whole}
        </Notice>
      )}
      <Button type="submit" isBusy={store.isBusy}>
        {!onSubmit && !onPassword ? t('passkeys.byPasskeyOnly') : submitLabel}
      </Button>
      {onPassword && onPasskey && (
        <Button look="quiet" aria-disabled={store.isBusy} onClick={() => void run(onPasskey)}>
          {t('passkeys.byPasskey')}
        </Button>
      )}
      <Button look="quiet" aria-disabled={store.isBusy} onClick={store.close}>
        {t('passkeys.cancel')}
      </Button>
    </Form>
  );
});

const byPassword = (currentPassword: string): OwnerProof => ({ kind: 'password', currentPassword });
const byPasskey: OwnerProof = { kind: 'passkey' };

type AskingProps = {
  readonly store: PasskeysStore;
  readonly because: ConfirmationRefusal;
  readonly security: AccountSecurity;
};

/** Proposes the current device's name, where most passkeys are stored. */
export const AddPasskey = ({ store, because, security }: AskingProps): ReactNode => {
  const t = useT('security');
  const nameOf = useDeviceName();
  const here = security.sessions.find(({ isCurrent }) => isCurrent);
  const [name, setName] = useState(here ? nameOf(here.device) : '');
  const refusal = useRefusal(because);
  return (
    <PasskeyForm
      store={store}
      because={because}
      submitLabel={t('passkeys.submitAdd')}
      onPassword={
        security.hasPassword
          ? (currentPassword) => store.add(name, byPassword(currentPassword))
          : undefined
      }
      onPasskey={security.passkeys.length > 0 ? () => store.add(name, byPasskey) : undefined}
    >
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        name="passkeyName"
        value={name}
        error={refusal.at('name')}
        maxLength={store.longestName}
        autoComplete="off"
        onChange={setName}
      />
    </PasskeyForm>
  );
};

export const RenamePasskey = ({
  store,
  because,
  name,
}: {
  readonly store: PasskeysStore;
  readonly because: ConfirmationRefusal;
  readonly name: string;
}): ReactNode => {
  const t = useT('security');
  const [next, setNext] = useState(name);
  const refusal = useRefusal(because);
  return (
    <PasskeyForm
      store={store}
      because={because}
      submitLabel={t('passkeys.submitRename')}
      onSubmit={() => store.rename(next)}
    >
      <TextField
        label={t('passkeys.name')}
        name="passkeyName"
        value={next}
        error={refusal.at('name')}
        maxLength={store.longestName}
        autoComplete="off"
        onChange={setNext}
      />
    </PasskeyForm>
  );
};

export const RemovePasskey = ({
  store,
  because,
  name,
  security,
}: AskingProps & { readonly name: string }): ReactNode => {
  const t = useT('security');
  return (
    <PasskeyForm
      store={store}
      because={because}
      submitLabel={t('passkeys.submitRemove')}
      onPassword={
        security.hasPassword
          ? (currentPassword) => store.remove(byPassword(currentPassword))
          : undefined
      }
      onPasskey={() => store.remove(byPasskey)}
    >
      <p>{t('passkeys.removing', { name })}</p>
    </PasskeyForm>
  );
};
