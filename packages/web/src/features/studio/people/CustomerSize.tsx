import type { CustomerRecord } from '@tailorbird/domain/account';
import { maximumSizeName, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Select, TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { CustomerSizeStore } from './customerSizeStore.ts';
import { CustomerSizeStoreT } from './customerSizeStore.ts';
import styles from './Staff.module.css';

export type CustomerSizeProps = Pick<CustomerRecord<UserSize>, 'customer' | 'wearers'> & {
  readonly size: UserSize | null;
  readonly reason: string;
  readonly onClose: () => void;
  readonly onSaved: (size: UserSize) => void;
};

type PartProps = CustomerSizeProps & { readonly store: CustomerSizeStore };

const Beginning = observer(function Beginning({
  store,
  wearers,
}: Pick<PartProps, 'store' | 'wearers'>): ReactNode {
  const t = useT('staff');
  const { typed, types, cuts } = store;
  return (
    <>
      <TextField
        label={t('customers.size.name')}
        name="size-name"
        autoComplete="off"
        value={typed.title}
        error={
          store.isTitleWrong ? t('customers.size.nameWrong', { maximum: maximumSizeName }) : null
        }
        onChange={(title) => store.change({ title })}
      />
      <Select
        label={t('customers.size.garment')}
        name="garment"
        value={String(typed.sizeTypeId ?? '')}
        options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(id) => store.change({ sizeTypeId: Number(id) })}
      />
      {wearers.length > 0 && (
        <Select
          label={t('customers.size.whose')}
          name="wearer"
          value={String(typed.wearerId ?? '')}
          options={[
            { value: '', label: t('customers.size.own') },
            ...wearers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => store.change({ wearerId: id === '' ? null : Number(id) })}
        />
      )}
      {cuts.length > 1 && (
        <Select
          label={t('customers.size.cut')}
          name="cut"
          value={store.cutFor}
          options={cuts.map((cut) => ({ value: cut, label: t(`customers.size.cutFor.${cut}`) }))}
          onChange={(cut) => store.change({ cutFor: cut === 'women' ? 'women' : 'men' })}
        />
      )}
    </>
  );
});

const problems = {
  missing: 'missing',
  'not-a-number': 'notANumber',
  'out-of-bounds': 'outOfBounds',
} as const;
const failures = {
  'nothing-changed': 'nothingChanged',
  'permission-denied': 'notAllowed',
  'size-not-found': 'gone',
  'size-refused': 'refused',
  'size-invalid': 'invalid',
} as const;

const SizeForm = observer(function SizeForm({ store, onSaved, ...props }: PartProps): ReactNode {
  const t = useT('staff');
  const form = useRef<HTMLFormElement>(null);
  const { failure } = store;
  const failureKey =
    failure && Object.hasOwn(failures, failure.kind)
      ? failures[failure.kind as keyof typeof failures]
      : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const saved = await store.save();
    if (saved) onSaved(saved);
    else focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.note}>{t('customers.size.text')}</p>
      {props.size === null && <Beginning store={store} wearers={props.wearers} />}
      {store.fields.map(({ measure, title, minimum, maximum, text, problem }) => (
        <TextField
          key={measure}
          label={title}
          note="cm"
          name={measure}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          hint={t('customers.size.bounds', { minimum, maximum })}
          value={text}
          error={problem && t(`customers.size.${problems[problem]}`, { minimum, maximum })}
          onChange={(value) => store.measure(measure, value)}
        />
      ))}
      <TextField
        label={t('customers.reason')}
        name="reason"
        autoComplete="off"
        maxLength={200}
        hint={t('customers.size.reasonHint')}
        value={store.typed.reason}
        error={store.isReasonMissing ? t('customers.reasonMissing') : null}
        onChange={(reason) => store.change({ reason })}
      />
      {failure && (
        <Notice look="error" role="alert">
          {failureKey ? t(`customers.size.${failureKey}`) : t('failed')}
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={store.isBusy}>
          {t('customers.size.save')}
        </Button>
      </div>
    </Form>
  );
});

const Loaded = observer(function Loaded(props: PartProps): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const { store, customer, size, reason } = props;
  const begin = (): void =>
    void store.begin({ customerId: customer.id, size, reason, languageTag });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not discard the input.
  useEffect(begin, [store]);
  if (store.isUnavailable)
    return <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={begin} />;
  return store.type ? <SizeForm {...props} /> : <Skeleton lines={8} />;
});

export default observer(function CustomerSize(props: CustomerSizeProps): ReactNode {
  const t = useT('staff');
  const tShell = useT('shell');
  const called = useSizeName();
  const store = useService(CustomerSizeStoreT);
  const { size, onClose } = props;
  return (
    <SidePanel
      title={
        size ? t('customers.size.changeOf', { name: called(size.title) }) : t('customers.size.make')
      }
      closeLabel={tShell('close')}
      isLocked={store?.isBusy === true}
      onClose={onClose}
    >
      {store ? <Loaded {...props} store={store} /> : <Skeleton lines={8} />}
    </SidePanel>
  );
});
