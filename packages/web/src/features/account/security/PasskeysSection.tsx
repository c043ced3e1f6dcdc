import type { AccountSecurity, Passkey } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AddPasskey, RemovePasskey, RenamePasskey } from './PasskeyForms.tsx';
import type { PasskeysStore } from './passkeysStore.ts';
import { PasskeysStoreT } from './passkeysStore.ts';
import styles from './SecurityPage.module.css';
import { useInstant } from './useDeviceName.ts';

type SectionProps = { readonly security: AccountSecurity; readonly onChanged: () => Promise<void> };

const PasskeyRow = observer(function PasskeyRow({
  store,
  passkey: { id, name, addedAt, usedAt },
  security,
}: {
  readonly store: PasskeysStore;
  readonly passkey: Passkey;
  readonly security: AccountSecurity;
}): ReactNode {
  const t = useT('security');
  const shown = useInstant();
  const { state } = store;
  if (state.step === 'rename' && state.id === id)
    return <RenamePasskey store={store} because={state.because} name={name} />;
  if (state.step === 'remove' && state.id === id)
    return <RemovePasskey store={store} because={state.because} name={name} security={security} />;
  return (
    <>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {usedAt === null
            ? t('passkeys.unused', { added: shown(addedAt) })
            : t('passkeys.used', { added: shown(addedAt), used: shown(usedAt) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          look="quiet"
          aria-label={t('passkeys.renameOf', { name })}
          onClick={() => store.begin('rename', id)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          look="quiet"
          aria-label={t('passkeys.removeOf', { name })}
          onClick={() => store.begin('remove', id)}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </>
  );
});

const Passkeys = observer(function Passkeys({
  store,
  security,
  onChanged,
}: SectionProps & { readonly store: PasskeysStore }): ReactNode {
  const t = useT('security');
  const visit = useService(VisitT);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, isSupported } = store;
  const { passkeys, hasPassword } = security;
  useEffect(() => {
    void store.load();
  }, [store]);
  const { step } = state;
  const done = state.step === 'closed' ? state.done : null;
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The pressed button is removed; forms focus their first field themselves.
    if (step === 'closed') heading.current?.focus();
    if (done !== null) void onChanged().then(visit.refresh);
  }, [step, done, onChanged, visit]);
  const mayProve = hasPassword || passkeys.length > 0;
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('passkeys.title')}
      </h2>
      <p>{t('passkeys.text')}</p>
      {passkeys.length > 0 ? (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <PasskeyRow store={store} passkey={passkey} security={security} />
            </li>
          ))}
        </ul>
      ) : (
        state.step !== 'add' && <p className={styles.note}>{t('passkeys.none')}</p>
      )}
      {state.step === 'add' && (
        <AddPasskey store={store} because={state.because} security={security} />
      )}
      {state.step !== 'add' && isSupported && mayProve && (
        <Button look="secondary" onClick={store.beginToAdd}>
          {t('passkeys.start')}
        </Button>
      )}
      {isSupported === false && <p className={styles.note}>{t('passkeys.unsupported')}</p>}
      {!mayProve && <p className={styles.note}>{t('passkeys.needsPassword')}</p>}
      <p role="status" className={styles.done}>
        {done && t(`passkeys.done.${done}`)}
      </p>
    </section>
  );
});

export const PasskeysSection = (props: SectionProps): ReactNode => {
  const store = useService(PasskeysStoreT);
  return store ? <Passkeys store={store} {...props} /> : <Skeleton lines={3} />;
};
