import {
  type InquiryField,
  type InquiryFieldFailure,
  type InquiryTopic,
  inquiryFields,
} from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useService } from '../../platform/services/useService.ts';
import type { TextKey, Translate } from '../../platform/texts/texts.ts';
import { useT } from '../../platform/texts/useT.ts';
import { SupportAddressT } from '../../shared/site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, TextArea, TextField } from '../../ui/Field.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './InquiryForm.module.css';
import { type InquiryStore, InquiryStoreT } from './inquiryStore.ts';

const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  publication: 'organization',
};
const inputType: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' };

const failureText = (
  t: Translate<'inquiries'>,
  failure: InquiryFieldFailure | undefined,
  key: string,
): string | null => {
  if (!failure) return null;
  if (failure.kind === 'too-long') return t('failure.too-long', { maximum: failure.maximum });
  if (failure.kind === 'required') return t(`missing.${key}` as TextKey<'inquiries'>);
  return t(`failure.${failure.kind}`);
};

const FieldOf = observer(function FieldOf({
  field,
  store,
}: {
  readonly field: InquiryField;
  readonly store: InquiryStore;
}): ReactNode {
  const t = useT('inquiries');
  const key = `${store.topic}.${field.name}`;
  const textOf = (what: string): string => t(what as TextKey<'inquiries'>);
  const label = textOf(`field.${key}`);
  const shared = {
    label,
    note: field.isRequired ? undefined : t('optional'),
    name: field.name,
    value: store.values[field.name] ?? '',
    error: failureText(t, store.failures[field.name], key),
    onChange: (value: string) => store.edit(field.name, value),
    required: field.isRequired,
  };
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...shared}
          placeholder={t('choose')}
          options={field.choices.map((choice) => ({
            value: choice,
            label: textOf(`choice.${key}.${choice}`),
          }))}
        />
      );
    case 'text':
      return <TextArea {...shared} rows={7} className={styles.wide} />;
    case 'day':
      return <TextField {...shared} type="date" />;
    default:
      return (
        <TextField
          {...shared}
          type={inputType[field.name] ?? 'text'}
          autoComplete={autoComplete[field.name] ?? 'off'}
        />
      );
  }
});

export const InquiryForm = observer(function InquiryForm({
  topic,
}: {
  readonly topic: InquiryTopic;
}): ReactNode {
  const t = useT('inquiries');
  const store = useService(InquiryStoreT, topic);
  const supportAddress = useService(SupportAddressT);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (store.status === 'sent') sent.current?.focus();
  }, [store.status]);
  const [query] = useQuery();
  const order = topic === 'contact' ? query.get('order') : null;
  useEffect(() => {
    if (order !== null) store.suggest({ subject: 'order', order: order.slice(0, 40) });
  }, [store, order]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send();
    focusFirstInvalid(form.current);
  };
  if (store.status === 'sent') {
    return (
      <div className={styles.sent}>
        <h3 ref={sent} tabIndex={-1} className={styles.title}>
          {t('sentTitle')}
        </h3>
        <p>{t('sentText', { email: store.values.email?.trim() ?? '' })}</p>
        <Button look="quiet" onClick={store.startAnew}>
          {t('another')}
        </Button>
      </div>
    );
  }
  return (
    <Form
      ref={form}
      method="post"
      className={styles.form}
      onFocus={store.prepare}
      onSubmit={(event) => void submit(event)}
    >
      {inquiryFields[topic].map((field) => (
        <FieldOf key={field.name} field={field} store={store} />
      ))}
      {(store.status === 'failed' || store.status === 'too-many') && (
        <div className={styles.wide}>
          <Notice look="error" role="alert">
            {store.status === 'failed' ? t('failed') : t('tooMany')}{' '}
            <a href={`mailto:${supportAddress}`} className={styles.mail}>
              {supportAddress}
            </a>
          </Notice>
        </div>
      )}
      <div className={styles.end}>
        <Button type="submit" isBusy={store.status === 'sending'}>
          {store.status === 'failed' ? t('again') : t('send')}
        </Button>
        <p className={styles.privacy}>{t('privacy')}</p>
      </div>
      <noscript>
        <p>{t('withoutScripts', { address: supportAddress })}</p>
      </noscript>
    </Form>
  );
});
