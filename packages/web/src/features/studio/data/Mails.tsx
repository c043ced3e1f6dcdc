import { type Locale, languageNames, locales } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { Select } from '../../../ui/Field.tsx';
import { ViewChoice } from '../../../ui/ViewChoice.tsx';
import styles from '../people/Staff.module.css';
import mailStyles from './Mails.module.css';
import type { ShopDataStore } from './shopDataStore.ts';
import { TextSearch } from './Texts.tsx';

type MailsProps = { readonly store: ShopDataStore };

/** A mail as sent, in HTML and text. It runs no scripts and its links are inactive. */
const ShownMail = observer(function ShownMail({ store }: MailsProps): ReactNode {
  const t = useT('staff');
  const mine = useLocale();
  const addresses = useService(FileAddressesT);
  const [locale, setLocale] = useState<Locale>(mine);
  const { mail, letters } = store;
  if (mail === null || !letters) return null;
  const { subject, text } = letters.words[locale];
  const address = withBase(addresses.mail(mail, locale, letters.preview));
  return (
    <div className={mailStyles.mail}>
      <ViewChoice
        label={t('data.mails.mail')}
        value={locale}
        options={locales.map((each) => ({ value: each, label: languageNames[each] }))}
        onChoose={setLocale}
      />
      <p>
        <span className={styles.note}>{t('data.mails.subject')}</span>{' '}
        <strong lang={locale}>{subject}</strong>
      </p>
      <iframe
        key={address}
        className={mailStyles.frame}
        title={t('data.mails.frame', { subject })}
        lang={locale}
        sandbox=""
        src={address}
      />
      <details>
        <summary>{t('data.mails.plain')}</summary>
        <pre lang={locale} className={styles.letter}>
          {text}
        </pre>
      </details>
    </div>
  );
});

/**
 * Mail selection: lists its texts in order and shows the current version. Without a selection,
 * all server texts are searched.
 */
export const MailChoice = observer(function MailChoice({ store }: MailsProps): ReactNode {
  const t = useT('staff');
  const chosen = store.mail;
  return (
    <>
      <div className={mailStyles.choice}>
        <Select
          label={t('data.mails.mail')}
          name="mail"
          value={chosen ?? ''}
          options={[
            { value: '', label: t('data.mails.all') },
            ...store.mails.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          onChange={(value) => void store.chooseMail(value || null)}
        />
      </div>
      {chosen === null ? <TextSearch store={store} /> : !store.draft && <ShownMail store={store} />}
    </>
  );
});

export const MailPreview = observer(function MailPreview({ store }: MailsProps): ReactNode {
  const t = useT('staff');
  if (store.mail === null) return <p className={styles.note}>{t('data.mails.noPreview')}</p>;
  return (
    <section className={styles.form} aria-label={t('data.mails.preview')}>
      <div>
        <Button look="secondary" onClick={() => void store.previewText()}>
          {t('data.mails.preview')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {store.letters?.preview ? t('data.mails.shown') : ''}
      </p>
      {store.letters?.preview && <ShownMail store={store} />}
    </section>
  );
});
