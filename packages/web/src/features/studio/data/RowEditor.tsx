import type { ShopTable, ShopValue } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../people/Staff.module.css';
import { CertificatePreview } from './CertificatePreview.tsx';
import { EnteredValue } from './EnteredValue.tsx';
import { fieldsOf, isTextTable, switchNames } from './fields.ts';
import { MailPreview } from './Mails.tsx';
import { NamesPreview } from './NamesPreview.tsx';
import type { ShopDataStore } from './shopDataStore.ts';
import { TextFields, TextPreview, useTextField } from './Texts.tsx';

const newTitles: {
  readonly [table in ShopTable]?:
    | 'data.newRule'
    | 'data.newCertificate'
    | 'data.newImport'
    | 'data.newExchange';
} = {
  naming: 'data.newRule',
  certificates: 'data.newCertificate',
  imports: 'data.newImport',
  exchange: 'data.newExchange',
};

const codeLabels: {
  readonly [table in ShopTable]?: 'data.code' | 'data.country' | 'data.currencyCode';
} = {
  vouchers: 'data.code',
  imports: 'data.country',
  exchange: 'data.currencyCode',
};

const useTitle = (
  store: ShopDataStore,
): ((row: { readonly key: string; readonly title: string }) => string) => {
  const t = useT('staff');
  return ({ key, title }) => {
    // Long texts show in full in their fields.
    if (isTextTable(store.table) && title.length > 80) return `${title.slice(0, 80)}…`;
    const known = store.table === 'switches' && switchNames.find((name) => name === key);
    return known
      ? t(`data.switch.${known}`)
      : title || t(newTitles[store.table] ?? 'data.newVoucher');
  };
};

type EditorProps = { readonly store: ShopDataStore };

const ShownValue = ({
  store,
  value,
}: EditorProps & { readonly value: ShopValue | null }): ReactNode => {
  const t = useT('staff');
  const nameOfText = useTextField();
  if (!value) return <>–</>;
  const shown = (each: ShopValue[string] | undefined): string =>
    typeof each === 'boolean'
      ? t(each ? 'data.yes' : 'data.no')
      : each === null || each === undefined
        ? '–'
        : String(each);
  if (isTextTable(store.table))
    return (
      <>
        {Object.entries(value)
          .map(([field, text]) => `${nameOfText(field)}: ${text}`)
          .join(' · ')}
      </>
    );
  return (
    <>
      {fieldsOf[store.table]
        .map(({ name }) => `${t(`data.field.${name}`)}: ${shown(value[name])}`)
        .join(' · ')}
    </>
  );
};

const History = observer(function History({ store }: EditorProps): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const { history } = store;
  if (!history || history.length === 0) return null;
  const moment = new Intl.DateTimeFormat(languageTag, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section className={styles.form} aria-label={t('data.history')}>
      <h3 className={styles.subtitle}>{t('data.history')}</h3>
      <ul className={styles.list}>
        {history.map(({ id, at, by, reason, before, after }) => (
          <li key={id}>
            <p>
              <time dateTime={at}>{moment.format(new Date(at))}</time> · {by ?? '–'} · {reason}
            </p>
            <p className={styles.note}>
              <ShownValue store={store} value={before} /> →{' '}
              <ShownValue store={store} value={after} />
            </p>
            {before && (
              <Button look="quiet" onClick={() => store.goBackTo(before)}>
                {t('data.goBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

export const RowEditor = observer(function RowEditor({ store }: EditorProps): ReactNode {
  const t = useT('staff');
  const { draft, conflict, failure } = store;
  const titleOf = useTitle(store);
  if (!draft) return null;
  const codeLabel = codeLabels[store.table];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <section className={styles.card} aria-label={titleOf(draft)}>
      <Form method="post" className={styles.form} onSubmit={submit}>
        <h2 className={styles.subtitle}>{titleOf(draft)}</h2>
        {draft.before === null && codeLabel && (
          <TextField
            label={t(codeLabel)}
            name="code"
            autoComplete="off"
            maxLength={40}
            value={draft.key}
            error={store.problems.code?.join(' ') ?? null}
            onChange={(code) => store.name(code.trim().toUpperCase())}
          />
        )}
        {fieldsOf[store.table].map((field) => (
          <EnteredValue key={field.name} store={store} field={field} />
        ))}
        {isTextTable(store.table) && <TextFields store={store} />}
        {store.table === 'texts' && <TextPreview store={store} />}
        {store.table === 'mails' && <MailPreview store={store} />}
        {store.table === 'naming' && <NamesPreview store={store} />}
        {store.table === 'certificates' && <CertificatePreview store={store} />}
        <TextField
          label={t('customers.reason')}
          name="reason"
          autoComplete="off"
          maxLength={200}
          value={store.reason}
          error={store.isReasonMissing ? t('customers.reasonMissing') : null}
          onChange={store.setReason}
        />
        {conflict && (
          <Notice
            look="error"
            role="alert"
            title={t('data.conflict')}
            actions={
              <>
                <Button look="secondary" onClick={store.acceptTheirs}>
                  {t('data.keepMine')}
                </Button>
                <Button
                  look="quiet"
                  onClick={() => conflict.now && void store.startEditing(conflict.now)}
                >
                  {t('data.takeTheirs')}
                </Button>
              </>
            }
          >
            <p>
              {t('data.theirs')} <ShownValue store={store} value={conflict.now?.value ?? null} />
            </p>
            <p>
              {t('data.mine')} <ShownValue store={store} value={draft.after} />
            </p>
          </Notice>
        )}
        {failure && failure.kind !== 'permission-denied' && (
          <Notice look="error" role="alert">
            {t('failed')}
          </Notice>
        )}
        <div className={styles.ways}>
          <Button type="submit" isBusy={store.isSaving}>
            {t('data.save')}
          </Button>
          <Button look="quiet" onClick={store.stopEditing}>
            {t('data.cancel')}
          </Button>
        </div>
      </Form>
      <History store={store} />
    </section>
  );
});

export const RowList = observer(function RowList({ store }: EditorProps): ReactNode {
  const t = useT('staff');
  const { rows, draft } = store;
  const titleOf = useTitle(store);
  return (
    <>
      <p role="status" className={styles.note}>
        {store.saved
          ? t('data.saved', { title: titleOf(store.saved) })
          : rows && t('data.found', { count: rows.length })}
      </p>
      <ul className={styles.list}>
        {rows?.map((row) => (
          <li key={row.key}>
            <div className={styles.row}>
              <span>
                <strong>{titleOf(row)}</strong>{' '}
                <span className={styles.note}>
                  {isTextTable(store.table) ? (
                    row.key
                  ) : (
                    <ShownValue store={store} value={row.value} />
                  )}
                </span>
              </span>
              <Button
                look="quiet"
                aria-expanded={draft?.key === row.key}
                onClick={() => void store.startEditing(row)}
              >
                {t('data.change')}
              </Button>
            </div>
            {draft?.key === row.key && draft.before !== null && <RowEditor store={store} />}
          </li>
        ))}
      </ul>
    </>
  );
});
