import { minimumSignUpPassword } from '@tailorbird/domain/account';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from './PasswordField.tsx';

type FieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
};

export const EmailField = ({
  label,
  offersPasskeys = false,
  ...field
}: FieldProps & {
  readonly label?: string;
  readonly offersPasskeys?: boolean;
}): ReactNode => {
  const t = useT('account');
  return (
    <TextField
      {...field}
      label={label ?? t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={
        offersPasskeys ? 'username webauthn' : label === undefined ? 'username' : 'email'
      }
      maxLength={254}
    />
  );
};

export const CurrentPasswordField = ({
  label,
  name = 'password',
  ...field
}: FieldProps & { readonly label?: string; readonly name?: string }): ReactNode => {
  const t = useT('account');
  return (
    <PasswordField
      {...field}
      label={label ?? t('password')}
      name={name}
      autoComplete="current-password"
    />
  );
};

export const NewPasswordField = ({
  label,
  ...field
}: FieldProps & { readonly label?: string }): ReactNode => {
  const t = useT('account');
  return (
    <PasswordField
      {...field}
      label={label ?? t('newPassword')}
      autoComplete="new-password"
      hint={t('passwordHint', { count: minimumSignUpPassword })}
    />
  );
};

export const ConfirmationField = (field: FieldProps): ReactNode => {
  const t = useT('account');
  return (
    <PasswordField
      {...field}
      label={t('passwordAgain')}
      name="confirmation"
      autoComplete="new-password"
      isRevealable={false}
    />
  );
};

/** An authenticator or recovery code. Receives the focus if it appears after an action. */
export const OneTimeCodeField = ({
  isFocused = false,
  ...field
}: FieldProps & { readonly hint?: string; readonly isFocused?: boolean }): ReactNode => {
  const t = useT('account');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) place.current?.querySelector('input')?.focus();
  }, [isFocused]);
  return (
    <div ref={place}>
      <TextField
        {...field}
        label={t('code.label')}
        name="oneTimeCode"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  );
};
