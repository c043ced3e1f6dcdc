import { placeholdersOf } from '@tailorbird/domain/content';
import { type Locale, languageNames, locales, localizePath } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import styles from '../people/Staff.module.css';
import { StaffSearch } from '../StaffSearch.tsx';
import type { ShopDataStore } from './shopDataStore.ts';

type TextsProps = { readonly store: ShopDataStore };

const localeOf = (field: string): Locale =>
  locales.find((each) => field === each || field.startsWith(`${each}_`)) ?? 'en';

/** The label of a text field: its language, and its plural form if there are several. */
export const useTextField = (): ((field: string) => string) => {
  const t = useT('staff');
  return (field) => {
    const locale = localeOf(field);
    const form = field.slice(locale.length + 1);
    const formName = form === 'one' || form === 'other' ? t(`data.texts.${form}`) : form;
    return form === '' ? languageNames[locale] : `${languageNames[locale]}, ${formName}`;
  };
};

export const TextFields = observer(function TextFields({ store }: TextsProps): ReactNode {
  const t = useT('staff');
  const nameOf = useTextField();
  const { draft, problems } = store;
  if (!draft) return null;
  return (
    <>
      <p className={styles.note}>{draft.key}</p>
      {Object.entries(draft.after).map(([field, value]) => {
        const names = placeholdersOf(String(draft.before?.[field] ?? ''));
        return (
          <TextArea
            key={field}
            label={nameOf(field)}
            name={field}
            lang={localeOf(field)}
            rows={String(value).length > 200 ? 8 : 3}
            maxLength={10_000}
            hint={
              names.length > 0
                ? t('data.texts.keep', { names: names.map((name) => `{{${name}}}`).join(', ') })
                : undefined
            }
            value={String(value)}
            error={problems[field]?.join(' ') ?? null}
            onChange={(typed) => store.type(field, typed)}
          />
        );
      })}
    </>
  );
});

/** Link to a page that shows the text before publication. */
export const TextPreview = observer(function TextPreview({ store }: TextsProps): ReactNode {
  const t = useT('staff');
  const { shown } = store;
  const [path, setPath] = useState<string | null>(null);
  const page = path ?? shown?.path ?? '/';
  const addressIn = (locale: Locale): string =>
    `${localizePath(page, locale)}${page.includes('?') ? '&' : '?'}text-preview=${encodeURIComponent(shown?.name ?? '')}`;
  return (
    <section className={styles.form} aria-label={t('data.texts.preview')}>
      <div>
        <Button look="secondary" onClick={() => void store.previewText()}>
          {t('data.texts.preview')}
        </Button>
      </div>
      {shown && (
        <>
          <TextField
            label={t('data.texts.page')}
            name="page"
            autoComplete="off"
            maxLength={200}
            hint={t('data.texts.pageHint')}
            value={page}
            onChange={(typed) => setPath(typed.startsWith('/') ? typed : `/${typed}`)}
          />
          <p role="status" className={styles.ways}>
            {locales.map((locale) => (
              <a
                key={locale}
                className={styles.link}
                href={withBase(addressIn(locale))}
                target="_blank"
                rel="noreferrer"
                lang={locale}
              >
                {languageNames[locale]}
              </a>
            ))}
          </p>
        </>
      )}
    </section>
  );
});

export const TextSearch = observer(function TextSearch({ store }: TextsProps): ReactNode {
  const t = useT('staff');
  const { changedTexts } = useService(FileAddressesT);
  const [search, setSearch] = useState('');
  return (
    <>
      <StaffSearch
        label={t(store.table === 'mails' ? 'data.mails.search' : 'data.texts.search')}
        value={search}
        onType={setSearch}
        onFind={() => void store.find(search.trim())}
      />
      <p className={styles.note}>{t('data.texts.searchHint')}</p>
      <p>
        <a className={styles.link} href={withBase(changedTexts)} download="changed-texts.json">
          {t('data.texts.export')}
        </a>
      </p>
    </>
  );
});
