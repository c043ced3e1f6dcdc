import { minimumSignUpPassword } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { fieldFailureText } from '../../../platform/texts/fieldFailureText.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { TermsText } from '../../../shared/terms/TermsText.tsx';
import { Checkbox, TextField } from '../../../ui/Field.tsx';
import styles from './SaveSizePanel.module.css';
import type { SaveSizeStore } from './saveSizeStore.ts';

export const AccountFields = observer(function AccountFields({
  store,
}: {
  readonly store: SaveSizeStore;
}): ReactNode {
  const t = useT('sizes');
  const tAccount = useT('account');
  const [isRevealed, setIsRevealed] = useState(false);
  const { failures } = store;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{t('save.titleOfAccount')}</legend>
      <p className={styles.note}>{t('save.textOfAccount')}</p>
      <TextField
        label={t('save.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        value={store.email}
        error={fieldFailureText(tAccount, failures.email)}
        onChange={(value) => store.type('email', value)}
      />
      <div>
        <TextField
          label={t('save.password')}
          note={t('save.optional')}
          name="password"
          type={isRevealed ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1024}
          value={store.password}
          hint={t('save.passwordHint', { count: minimumSignUpPassword })}
          error={fieldFailureText(tAccount, failures.password)}
          onChange={(value) => store.type('password', value)}
        />
        <Checkbox label={t('save.reveal')} checked={isRevealed} onChange={setIsRevealed} />
      </div>
      <div>
        <Checkbox
          label={<TermsText namespace="sizes" textKey="save.terms" />}
          name="terms"
          checked={store.termsAccepted}
          error={fieldFailureText(tAccount, failures.termsAccepted)}
          onChange={store.acceptTerms}
        />
        <Checkbox
          label={t('save.newsletter')}
          name="newsletter"
          checked={store.newsletter}
          onChange={store.wantNewsletter}
        />
      </div>
    </fieldset>
  );
});
