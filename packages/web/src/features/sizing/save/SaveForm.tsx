import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { needsAccount, needsName, type SaveSizeMode } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useLocation } from '../../../platform/navigation/router.ts';
import { usePanelLock } from '../../../platform/panels/panelFrame.tsx';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { useWearerName } from '../../../shared/wearers/useWearers.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { sizeNameText } from '../sizeFailureText.ts';
import { WearerChoice } from '../wearers/WearerChoice.tsx';
import { AccountFields } from './AccountFields.tsx';
import styles from './SaveSizePanel.module.css';
import type { SavedSize, SaveSizeStore } from './saveSizeStore.ts';

type FormProps = { readonly store: SaveSizeStore };

/** The reason why saving failed, with a way to continue (SIZE-59 … SIZE-61). */
const Trouble = observer(function Trouble({
  store,
  onSignIn,
}: FormProps & { readonly onSignIn: () => void }): ReactNode {
  const t = useT('sizes');
  const { panel, hasNewAccount } = store;
  if (panel.status !== 'filling' || !panel.notice) return null;
  const { notice } = panel;
  if (notice.kind === 'already-exists') {
    return (
      <Notice
        look="error"
        role="alert"
        actions={
          <Button look="quiet" onClick={onSignIn}>
            {t('save.signIn')}
          </Button>
        }
      >
        {t('notifications.login_prompts.already_exists')}
      </Notice>
    );
  }
  return (
    <Notice look="error" role="alert">
      <span className={styles.lines}>
        {notice.kind === 'message' ? notice.message : t('failure.size-not-created')}
      </span>
      {hasNewAccount && <p>{t('save.accountStays')}</p>}
    </Notice>
  );
});

const DefaultBox = observer(function DefaultBox({ store }: FormProps): ReactNode {
  const t = useT('sizes');
  const name = useWearerName(store.wearerId);
  return (
    <Checkbox
      name="default-size"
      label={name === null ? t('default.save.me') : t('default.save.them', { name })}
      checked={store.isDefault}
      onChange={store.makeDefault}
    />
  );
});

type SaveFormProps = FormProps & {
  readonly mode: SaveSizeMode;
  readonly onSaved: (saved: SavedSize) => void;
};

/**
 * Form that names the size or creates an account for it, or saves it for a guest (SIZE-41,
 * GUARD-02).
 */
export const SaveForm = observer(function SaveForm({
  store,
  mode,
  onSaved,
}: SaveFormProps): ReactNode {
  const t = useT('sizes');
  const panels = usePanels();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, panel, failures } = store;
  usePanelLock(isBusy);
  const finish = (saved: SavedSize | null): void => {
    if (saved) onSaved(saved);
    else focusFirstInvalid(form.current);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    finish(await store.submit());
  };
  /** Signing in returns here with the result and the input. */
  const signIn = (): void =>
    panels.show('auth', {
      auth: 'sign-in',
      'auth-scope': 'full',
      'auth-next': `${parseLocalizedPath(pathname).path}${search}`,
    });
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <Trouble store={store} onSignIn={signIn} />
      {needsName(mode) && (
        <TextField
          label={t('save.name')}
          name="size-name"
          autoComplete="off"
          value={store.name}
          hint={t('save.nameHint')}
          error={failures.name && sizeNameText(t, failures.name)}
          onChange={(value) => store.type('name', value)}
        />
      )}
      {!needsAccount(mode) && <WearerChoice value={store.wearerId} onChange={store.saveFor} />}
      {!needsAccount(mode) && <DefaultBox store={store} />}
      {needsAccount(mode) && <AccountFields store={store} />}
      <div className={styles.ways}>
        <Button type="submit" isWide isBusy={isBusy}>
          {t(`save.submit.${mode}`)}
        </Button>
        {needsAccount(mode) && (
          <>
            <p className={styles.way}>
              <Button
                look="quiet"
                aria-disabled={isBusy}
                onClick={() => void store.continueAsGuest().then(finish)}
              >
                {t('save.guest')}
              </Button>
              <span className={styles.note}>{t('save.guestHint')}</span>
            </p>
            <p className={styles.way}>
              <span>{t('save.haveAccount')}</span>
              <Button look="quiet" aria-disabled={isBusy} onClick={signIn}>
                {t('save.signIn')}
              </Button>
            </p>
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {panel.status === 'creating-account' && t('save.busyAccount')}
          {panel.status === 'saving' && t('save.busySize')}
        </span>
      </VisuallyHidden>
    </Form>
  );
});
