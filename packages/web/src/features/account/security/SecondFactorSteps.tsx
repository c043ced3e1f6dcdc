import type { SecurityField, SecurityRefused } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { CurrentPasswordField, OneTimeCodeField } from '../fields.tsx';
import styles from './SecurityPage.module.css';
import type { SecondFactorStep, SecondFactorStore } from './secondFactorStore.ts';
import { useChangeTexts } from './useChangeTexts.ts';

type StepFormProps = {
  readonly store: SecondFactorStore;
  readonly because: SecurityRefused | null;
  readonly submitLabel: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: (errorAt: (field: SecurityField) => string | null) => ReactNode;
};

const StepForm = observer(function StepForm({
  store,
  because,
  submitLabel,
  onSubmit,
  children,
}: StepFormProps): ReactNode {
  const t = useT('security');
  const form = useRef<HTMLFormElement>(null);
  const texts = useChangeTexts<SecurityField>(
    because ? { status: 'refused', because } : { status: 'idle' },
  );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await onSubmit();
    focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      {children(texts.at)}
      {texts.whole && (
        <Notice look="error" role="alert">
          {texts.whole}
        </Notice>
      )}
      <Button type="submit" isBusy={store.isBusy}>
        {submitLabel}
      </Button>
      <Button look="quiet" onClick={store.close}>
        {t('factor.cancel')}
      </Button>
    </Form>
  );
});

export const PasswordStep = ({
  store,
  purpose,
  because,
}: {
  readonly store: SecondFactorStore;
  readonly purpose: 'start' | 'remove';
  readonly because: SecurityRefused | null;
}): ReactNode => {
  const t = useT('security');
  const [password, setPassword] = useState('');
  return (
    <StepForm
      store={store}
      because={because}
      submitLabel={t(purpose === 'start' ? 'factor.next' : 'factor.remove')}
      onSubmit={() => store.givePassword(password)}
    >
      {(errorAt) => (
        <CurrentPasswordField
          label={t('password.current')}
          name="currentPassword"
          value={password}
          error={errorAt('currentPassword')}
          onChange={setPassword}
        />
      )}
    </StepForm>
  );
};

export const CodeStep = ({
  store,
  state: { key, address, because },
}: {
  readonly store: SecondFactorStore;
  readonly state: Extract<SecondFactorStep, { readonly step: 'code' }>;
}): ReactNode => {
  const t = useT('security');
  const [code, setCode] = useState('');
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrCode text={address} label={t('factor.qr')} className={styles.qr} />
      <p>
        {t('factor.key')} <code className={styles.key}>{key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <StepForm
        store={store}
        because={because}
        submitLabel={t('factor.confirm')}
        onSubmit={() => store.giveCode(code)}
      >
        {(errorAt) => <OneTimeCodeField value={code} error={errorAt('code')} onChange={setCode} />}
      </StepForm>
    </>
  );
};

export const RecoveryCodes = ({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): ReactNode => {
  const t = useT('security');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.form}>
      <Notice look="success" role="status" title={t('factor.added')}>
        {t('factor.recovery')}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{t('factor.written')}</Button>
    </div>
  );
};
