import type { CurrentUser } from '@tailorbird/domain/account';
import { profileRestoreDays } from '@tailorbird/domain/account';
import { isLocale, languageNames, locales } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useLocalPath } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useService } from '../../platform/services/useService.ts';
import { openDocument } from '../../platform/site/shopLocation.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox, Select, TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExportSection } from './export/ExportSection.tsx';
import styles from './InfoPage.module.css';
import { ProfileFrame } from './ProfileFrame.tsx';
import type { ProfileStore } from './profileStore.ts';
import { ProfileStoreT } from './profileStore.ts';
import { AuthStoreT } from './services.ts';

const longestName = 80;

const DetailsForm = observer(function DetailsForm({
  store,
  user,
}: {
  readonly store: ProfileStore;
  readonly user: CurrentUser;
}): ReactNode {
  const t = useT('account');
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [newsletter, setNewsletter] = useState(user.newsletter);
  const [mailLanguage, setMailLanguage] = useState(user.mailLanguage);
  const edit =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      store.edit();
    };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.save({ firstName, lastName, newsletter, mailLanguage });
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p>
        {t('info.email')} <strong>{user.email}</strong>
      </p>
      <TextField
        label={t('info.firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={longestName}
        value={firstName}
        onChange={edit(setFirstName)}
      />
      <TextField
        label={t('info.lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={longestName}
        value={lastName}
        onChange={edit(setLastName)}
      />
      <Select
        label={t('info.mailLanguage')}
        hint={t('info.mailLanguageHint')}
        name="mailLanguage"
        value={mailLanguage ?? ''}
        options={[
          { value: '', label: t('info.languageOfVisit') },
          ...locales.map((value) => ({ value, label: languageNames[value] })),
        ]}
        onChange={edit((value: string) => setMailLanguage(isLocale(value) ? value : null))}
      />
      <Checkbox
        label={t('info.newsletter')}
        name="newsletter"
        checked={newsletter}
        onChange={edit(setNewsletter)}
      />
      {newsletter && !user.emailConfirmed && (
        <p className={styles.note}>{t('info.newsletterWaits')}</p>
      )}
      {store.saving === 'failed' && (
        <Notice look="error" role="alert">
          {t('info.failed')}
        </Notice>
      )}
      <Button type="submit" isBusy={store.saving === 'saving'}>
        {t('info.save')}
      </Button>
      <p role="status" className={styles.saved}>
        {store.saving === 'saved' && t('info.saved')}
      </p>
    </Form>
  );
});

/**
 * Closes the account after a confirmation; order data is kept as required by law (AUTH-17,
 * CHECKOUT-20).
 */
const DeleteProfile = (): ReactNode => {
  const t = useT('account');
  const store = useService(AuthStoreT);
  const toasts = useService(ToastsT);
  const preferences = useService(PreferencesT);
  const localPath = useLocalPath();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (!store) return;
    setIsBusy(true);
    const answer = await store.deleteProfile();
    if (answer.ok) {
      preferences.write('profileDeleted', 'true');
      openDocument(localPath('/'));
      return;
    }
    setIsBusy(false);
    toasts.error(t('info.deleteFailed'));
  };
  return (
    <section className={styles.delete}>
      <h2 className={styles.heading}>{t('info.deleteTitle')}</h2>
      <p className={styles.note}>{t('info.deleteText', { days: profileRestoreDays })}</p>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        {t('info.delete')}
      </Button>
      {isAsked && (
        <Dialog
          title={t('info.confirmTitle')}
          closeLabel={t('info.keep')}
          onClose={() => setIsAsked(false)}
        >
          <div className={styles.question}>
            <p>{t('info.confirmText', { days: profileRestoreDays })}</p>
            <Button isBusy={isBusy} onClick={() => void remove()}>
              {t('info.confirm')}
            </Button>
            <Button look="secondary" onClick={() => setIsAsked(false)}>
              {t('info.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
};

const Info = observer(function Info(): ReactNode {
  const t = useT('account');
  const visit = useService(VisitT);
  const store = useService(ProfileStoreT);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('info.title')}</h1>
      {store && visit.user ? (
        <>
          <DetailsForm key={visit.user.id} store={store} user={visit.user} />
          <ExportSection />
          <DeleteProfile />
        </>
      ) : (
        <Skeleton lines={5} />
      )}
    </div>
  );
});

export const page = definePage({
  namespaces: ['account'],
  meta: ({ translate }) => ({
    title: translate('account')('info.metaTitle'),
    form: 'short',
    description: translate('account')('info.metaTitle'),
    noindex: true,
  }),
  Page: () => (
    <ProfileFrame isOwn>
      <Info />
    </ProfileFrame>
  ),
});
