import type { LinkedIdentity } from '@tailorbird/domain/account';
import type { SocialProvider } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { openDocument } from '../../../platform/site/shopLocation.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CurrentPasswordField } from '../fields.tsx';
import styles from '../security/SecurityPage.module.css';
import { type Outcome, outcomeIn } from './outcomes.ts';
import type { SocialStore } from './socialStore.ts';
import { SocialStoreT } from './socialStore.ts';
import { useProviderName } from './useProviderName.ts';
import { useSocialSignIn } from './useSocialSignIn.ts';

type Change = { readonly provider: SocialProvider; readonly isLinked: boolean };

const PasswordForm = observer(function PasswordForm({
  store,
  change: { provider, isLinked },
  onDone,
}: {
  readonly store: SocialStore;
  readonly change: Change;
  readonly onDone: () => void;
}): ReactNode {
  const t = useT('social');
  const nameOf = useProviderName(store.known);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const { refused } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLinked) {
      if (await store.unlink(provider, password)) onDone();
    } else {
      const address = await store.link(provider, password);
      if (address !== null) openDocument(address);
    }
    focusFirstInvalid(form.current);
  };
  const whole = (): string | null => {
    if (refused === null || refused.kind === 'wrong-password') return null;
    if (refused.kind === 'too-often') return refused.message;
    return t(refused.kind === 'provider-away' ? 'outcome.provider-away' : 'section.failed');
  };
  const message = whole();
  const name = nameOf(provider);
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <CurrentPasswordField
        label={t('section.password')}
        name="currentPassword"
        value={password}
        error={refused?.kind === 'wrong-password' ? refused.message : null}
        onChange={(value) => {
          setPassword(value);
          store.edit();
        }}
      />
      {message && (
        <Notice look="error" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" isBusy={store.isBusy}>
        {t(isLinked ? 'section.unlinkNow' : 'section.linkNow', { name })}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {t('section.cancel')}
      </Button>
    </Form>
  );
});

const Identity = ({
  name,
  identity,
  onChange,
}: {
  readonly name: string;
  readonly identity: LinkedIdentity | undefined;
  readonly onChange: (() => void) | null;
}): ReactNode => {
  const t = useT('social');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {identity ? identity.email || t('section.linked') : t('section.notLinked')}
        </p>
      </div>
      {onChange && (
        <Button
          look="quiet"
          aria-label={t(identity ? 'section.unlinkOf' : 'section.linkOf', { name })}
          onClick={onChange}
        >
          {t(identity ? 'section.unlink' : 'section.link')}
        </Button>
      )}
    </li>
  );
};

const useOutcome = (): Outcome | null => {
  const [query, setQuery] = useQuery();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const returned = outcomeIn(query);
  useEffect(() => {
    if (returned === null) return;
    setOutcome(returned);
    setQuery(
      (next) => {
        next.delete('social');
        return next;
      },
      { replace: true },
    );
  }, [returned, setQuery]);
  return outcome;
};

export default observer(function IdentitiesSection({
  hasPassword,
}: {
  readonly hasPassword: boolean;
}): ReactNode {
  const t = useT('social');
  const store = useService(SocialStoreT);
  const nameOf = useProviderName(store?.known);
  const isOffered = useSocialSignIn();
  const outcome = useOutcome();
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState<Change | null>(null);
  useEffect(() => {
    void store?.load();
  }, [store]);
  if (!store || (!store.known && store.state.status !== 'error')) return null;
  const { linked = [] } = store.known ?? {};
  // Linked identities can be unlinked even if linking is no longer offered.
  const providers = (isOffered && store.known?.providers) || [];
  const shown = [...new Set([...providers, ...linked.map(({ provider }) => provider)])];
  if (store.known && shown.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('section.title')}
      </h2>
      {outcome && (
        <Notice
          look={outcome === 'linked' ? 'success' : outcome === 'cancelled' ? 'plain' : 'error'}
          role="status"
        >
          {t(`outcome.${outcome}`)}
        </Notice>
      )}
      {store.known ? (
        <>
          <p>{t(hasPassword ? 'section.text' : 'section.needsPassword')}</p>
          <ul className={styles.rows}>
            {shown.map((provider) => {
              const identity = linked.find((each) => each.provider === provider);
              const canChange =
                hasPassword && (identity !== undefined || providers.includes(provider));
              return (
                <Identity
                  key={provider}
                  name={nameOf(provider)}
                  identity={identity}
                  onChange={
                    canChange
                      ? () => {
                          store.edit();
                          setChange({ provider, isLinked: identity !== undefined });
                        }
                      : null
                  }
                />
              );
            })}
          </ul>
          {change && (
            <PasswordForm
              key={change.provider}
              store={store}
              change={change}
              onDone={() => {
                setChange(null);
                heading.current?.focus();
              }}
            />
          )}
        </>
      ) : (
        <ErrorBox
          message={t('loadFailed')}
          retryLabel={t('retry')}
          onRetry={() => void store.load()}
        />
      )}
    </section>
  );
});
