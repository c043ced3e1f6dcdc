import { type ReactNode, useState } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Checkbox, TextField } from '../../ui/Field.tsx';
import styles from './AuthPanel.module.css';

type PasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly isRevealable?: boolean;
};

export const PasswordField = ({
  isRevealable = true,
  name = 'password',
  ...field
}: PasswordFieldProps): ReactNode => {
  const t = useT('account');
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        name={name}
        type={isRevealed ? 'text' : 'password'}
        maxLength={1024}
        autoCapitalize="none"
        spellCheck={false}
      />
      {isRevealable && (
        <Checkbox
          label={t('reveal')}
          checked={isRevealed}
          onChange={setIsRevealed}
          className={styles.reveal}
        />
      )}
    </div>
  );
};
