import { formatStandardSize, type SizeMeasurement } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select, TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from '../people/Staff.module.css';
import { SizeLookUp } from './SizeLookUp.tsx';
import type { SizeConvertStore } from './sizeConvertStore.ts';
import { SizeConvertStoreT } from './sizeConvertStore.ts';

const Preview = observer(function Preview({
  store,
}: {
  readonly store: SizeConvertStore;
}): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const { preview } = store;
  if (!preview) return null;
  const { source, conversion, recommended } = preview;
  const inCentimeters = new Intl.NumberFormat(languageTag, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const before = new Map(source.measurements.map((each) => [each.measure, each]));
  const after = new Map(conversion.measurements.map((each) => [each.measure, each]));
  const cell = (measurement: SizeMeasurement | undefined): string =>
    measurement ? inCentimeters.format(measurement.value) : '–';
  return (
    <section className={styles.form} aria-label={t('convert.result')}>
      <h2 className={styles.subtitle}>
        {t('convert.fromTo', {
          from: store.titleOf(source.sizeTypeId),
          to: store.titleOf(conversion.sizeTypeId),
        })}
      </h2>
      <p className={styles.note}>
        {t(`convert.through.${conversion.through}`)}
        {recommended && ` ${t('convert.recommended', { size: formatStandardSize(recommended) })}`}
      </p>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('convert.measure')}</th>
              <th scope="col">{t('convert.before')}</th>
              <th scope="col">{t('convert.after')}</th>
            </tr>
          </thead>
          <tbody>
            {[...new Set([...before.keys(), ...after.keys()])].map((measure) => (
              <tr key={measure}>
                <th scope="row">{(after.get(measure) ?? before.get(measure))?.title}</th>
                <td>{cell(before.get(measure))}</td>
                <td>{cell(after.get(measure))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

const Convert = observer(function Convert({
  store,
}: {
  readonly store: SizeConvertStore;
}): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  const [query] = useQuery();
  const given = query.get('size') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  useEffect(() => {
    store.setSize(given);
  }, [store, given]);
  const { failure } = store;
  const atSize =
    failure && (failure.kind === 'size-missing' || failure.kind === 'size-not-found')
      ? failure.kind
      : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.convert();
  };
  return (
    <>
      <Form method="post" className={styles.form} onSubmit={submit}>
        <TextField
          label={t('convert.size')}
          name="size"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint={t('convert.sizeHint')}
          value={store.sizeId}
          error={atSize && t(`convert.failure.${atSize}`)}
          onChange={store.setSize}
        />
        <Select
          label={t('convert.target')}
          name="target"
          value={String(store.targetId ?? '')}
          options={store.types.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(id) => store.chooseTarget(Number(id))}
        />
        {failure && failure.kind !== 'permission-denied' && atSize === null && (
          <Notice look="error" role="alert">
            {t(failure.kind === 'cannot-convert' ? 'convert.failure.cannot-convert' : 'failed')}
          </Notice>
        )}
        <div>
          <Button type="submit" isBusy={store.isBusy}>
            {t('convert.convert')}
          </Button>
        </div>
      </Form>
      <Preview store={store} />
    </>
  );
});

/** Converts a customer's size to another garment (ROUTE-60). Nothing is saved. */
const SizeConvertPage = observer(function SizeConvertPage(): ReactNode {
  const t = useT('staff');
  const store = useService(SizeConvertStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('convert.title')}</h1>
      <p className={styles.note}>{t('convert.text')}</p>
      {store && isAdmin ? <Convert store={store} /> : <Skeleton lines={6} />}
      {isAdmin && <SizeLookUp />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff', 'sizes'],
  meta: ({ translate }) => ({
    title: translate('staff')('convert.title'),
    form: 'short',
    description: translate('staff')('convert.text'),
    noindex: true,
  }),
  Page: SizeConvertPage,
});
