import { minimumSignUpPassword } from '@tailorbird/domain/account';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import {
  asksForAccount,
  asksForName,
  type CalendarDay,
  nameCustomSize,
  nameStandardSize,
  type SaveSizeMode,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TodayT } from '../../../platform/browser/browser.ts';
import { useLocation } from '../../../platform/navigation/router.ts';
import { usePanelLock } from '../../../platform/panels/panelFrame.tsx';
import { type SizePanelProps, usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { TermsText } from '../../../platform/terms/TermsText.tsx';
import { fieldFailureText } from '../../../platform/texts/fieldFailureText.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { VisitT } from '../../../platform/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Checkbox, TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { SizeDraft } from '../session/sizeDraft.ts';
import { sizeNameText } from '../sizeFailureText.ts';
import { useDesignedType } from '../useDesignedType.ts';
import styles from './SaveSizePanel.module.css';
import { panelsAfterSaving, saveSizeStrategy } from './saveSizeSteps.ts';
import { type SavedSize, type SaveSizeStore, SaveSizeStoreT } from './saveSizeStore.ts';

/** What a size is called unless somebody names it, in the reader's language (SIZE-19, SIZE-20). */
const proposedName = (draft: SizeDraft, today: CalendarDay, t: Translate<'sizes'>, tSizing: Translate<'sizing'>): string => {
  if (draft.kind === 'standard') return nameStandardSize(draft.size, today);
  const sizeType = tSizing(`sizeType.${draft.sizeType.slug as 't-shirt'}`);
  return nameCustomSize({ sizeType, fit: t(`fitName.${draft.fit}`) }, today);
};

type FormProps = { readonly store: SaveSizeStore };

const AccountFields = observer(function AccountFields({ store }: FormProps): ReactNode {
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
          label={<TermsText text={t('save.terms')} />}
          name="terms"
          checked={store.termsAccepted}
          error={fieldFailureText(tAccount, failures.termsAccepted)}
          onChange={store.acceptTerms}
        />
        <Checkbox label={t('save.newsletter')} name="newsletter" checked={store.newsletter} onChange={store.wantNewsletter} />
      </div>
    </fieldset>
  );
});

/** Why it did not work, with the way on (SIZE-59 … SIZE-61). */
const Trouble = observer(function Trouble({ store, onSignIn }: FormProps & { readonly onSignIn: () => void }): ReactNode {
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
      <span className={styles.lines}>{notice.kind === 'message' ? notice.message : t('failure.size-not-created')}</span>
      {hasNewAccount && <p>{t('save.accountStays')}</p>}
    </Notice>
  );
});

type SaveFormProps = FormProps & { readonly mode: SaveSizeMode; readonly onSaved: (saved: SavedSize) => void };

const SaveForm = observer(function SaveForm({ store, mode, onSaved }: SaveFormProps): ReactNode {
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
  /** Signing in comes back here, and goes on with what was found and typed. */
  const signIn = (): void =>
    panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full', 'auth-next': `${parseLocalizedPath(pathname).path}${search}` });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Trouble store={store} onSignIn={signIn} />
      {asksForName(mode) && (
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
      {asksForAccount(mode) && <AccountFields store={store} />}
      <div className={styles.ways}>
        <Button type="submit" isWide isBusy={isBusy}>
          {t(`save.submit.${mode}`)}
        </Button>
        {asksForAccount(mode) && (
          <>
            <p className={styles.way}>
              <Button look="quiet" aria-disabled={isBusy} onClick={() => void store.continueAsGuest().then(finish)}>
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
    </form>
  );
});

/** Nothing was found that could be saved. */
const Nothing = (): ReactNode => {
  const t = useT('sizes');
  const panels = usePanels();
  return (
    <EmptyState title={t('save.nothing.title')} text={t('save.nothing.text')}>
      <Button onClick={() => panels.show('ideal-size', { 'ideal-size': 'custom' })}>{t('save.nothing.find')}</Button>
    </EmptyState>
  );
};

/** Panels that found the size, and have nothing more to do once it is saved (SIZE-42). */
const finders = ['create-size'] as const;

type OpenedProps = { readonly store: SaveSizeStore; readonly asked: SaveSizeMode };

const Opened = observer(function Opened({ store, asked }: OpenedProps): ReactNode {
  const t = useT('sizes');
  const tSizing = useT('sizing');
  const visit = useService(VisitT);
  const toasts = useService(ToastsT);
  const panels = usePanels();
  const designed = useDesignedType();
  const today = useService(TodayT);
  const { isSignedIn } = visit;
  const { draft, open, close } = store;
  const mode = store.modeFor(asked, { isSignedIn });
  // An account made from here signs in while the form is at work: it asks on by itself then.
  const isAtWork = useRef(false);
  isAtWork.current = store.isBusy || store.hasNewAccount;
  useEffect(() => {
    if (draft && !isAtWork.current) open(mode, proposedName(draft, today(), t, tSizing));
  }, [draft, mode, open, today, t, tSizing]);
  useEffect(() => () => close(), [close]);
  const finish = ({ id, sizeTypeId, title, withAccount }: SavedSize): void => {
    const onDesigner = designed?.sizeType?.id === sizeTypeId;
    const { close: closing, open: next } = panelsAfterSaving(saveSizeStrategy({ onDesigner }));
    toasts.notify(t(withAccount ? 'save.doneAccount' : 'save.done', { name: title }));
    panels.change({
      close: [...closing, ...finders],
      ...(next && { open: { name: next, query: { [next]: String(id) } } }),
      ...(onDesigner && { set: { sizeId: String(id) } }),
    });
  };
  if (!draft) return <Nothing />;
  return store.mode === null ? <Skeleton lines={5} /> : <SaveForm store={store} mode={store.mode} onSaved={finish} />;
});

/** Keeps a size that was found (SIZE-11, SIZE-41 … SIZE-46). */
export default function SaveSizePanel({ panel }: SizePanelProps<'save-size'>): ReactNode {
  const t = useT('shell');
  const store = useService(SaveSizeStoreT);
  if (!store) {
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={5} />
      </>
    );
  }
  return <Opened store={store} asked={panel.mode} />;
}
