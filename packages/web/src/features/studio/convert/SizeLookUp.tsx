import { bodyShapes, fits, formatStandardSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select, TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../people/Staff.module.css';
import type { SizeLookUpStore } from './sizeLookUpStore.ts';
import { SizeLookUpStoreT } from './sizeLookUpStore.ts';

const unitOf = { ageYears: undefined, heightCm: 'cm', weightKg: 'kg', footLengthCm: 'cm' } as const;

type PartProps = { readonly store: SizeLookUpStore };

const Found = observer(function Found({ store }: PartProps): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const { found } = store;
  if (!found) return null;
  const inCentimeters = new Intl.NumberFormat(languageTag, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (
    <section className={styles.form} aria-label={t('lookUp.result')}>
      <p className={styles.note} role="status">
        {found.recommended
          ? t('convert.recommended', { size: formatStandardSize(found.recommended) })
          : t('lookUp.none')}
      </p>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('convert.measure')}</th>
              <th scope="col">{t('lookUp.finished')}</th>
            </tr>
          </thead>
          <tbody>
            {found.measurements.map(({ measure, title, value }) => (
              <tr key={measure}>
                <th scope="row">{title}</th>
                <td>{inCentimeters.format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

const Body = observer(function Body({ store }: PartProps): ReactNode {
  const t = useT('staff');
  const tSizes = useT('sizes');
  const number = new Intl.NumberFormat(useLanguageTag());
  const { typed } = store;
  return (
    <>
      {store.fields.map(({ fact, minimum, maximum, text, isWrong }) => {
        const bounds = { minimum: number.format(minimum), maximum: number.format(maximum) };
        return (
          <TextField
            key={fact}
            label={t(`lookUp.${fact}`)}
            note={unitOf[fact]}
            name={fact}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            hint={t('lookUp.bounds', bounds)}
            value={text}
            error={isWrong ? t('lookUp.wrong', bounds) : null}
            onChange={(value) => store.change({ [fact]: value })}
          />
        );
      })}
      <Select
        label={t('lookUp.shape')}
        name="shape"
        value={typed.bodyShape}
        options={bodyShapes.map((shape) => ({ value: shape, label: tSizes(`shape.${shape}`) }))}
        onChange={(value) =>
          store.change({
            bodyShape: bodyShapes.find((shape) => shape === value) ?? typed.bodyShape,
          })
        }
      />
      <Select
        label={t('lookUp.fit')}
        name="fit"
        value={typed.fit}
        options={fits.map((fit) => ({ value: fit, label: tSizes(`fit.${fit}`) }))}
        onChange={(value) => store.change({ fit: fits.find((fit) => fit === value) ?? typed.fit })}
      />
    </>
  );
});

const LookUp = observer(function LookUp({ store }: PartProps): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  const { typed, types, cuts, failure } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.lookUp();
    focusFirstInvalid(form.current);
  };
  return (
    <section className={styles.matter} aria-labelledby="size-of-a-body">
      <h2 id="size-of-a-body" className={styles.subtitle}>
        {t('lookUp.title')}
      </h2>
      <p className={styles.note}>{t('lookUp.text')}</p>
      <Form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <Select
          label={t('customers.size.garment')}
          name="garment"
          value={String(typed.sizeTypeId ?? '')}
          options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(id) => store.change({ sizeTypeId: Number(id) })}
        />
        {cuts.length > 1 && (
          <Select
            label={t('customers.size.cut')}
            name="cut"
            value={store.cutFor}
            options={cuts.map((cut) => ({ value: cut, label: t(`customers.size.cutFor.${cut}`) }))}
            onChange={(cut) => store.change({ cutFor: cut === 'women' ? 'women' : 'men' })}
          />
        )}
        <Body store={store} />
        {failure && (
          <Notice look="error" role="alert">
            {t('failed')}
          </Notice>
        )}
        <div>
          <Button type="submit" isBusy={store.isBusy}>
            {t('lookUp.ask')}
          </Button>
        </div>
      </Form>
      <Found store={store} />
    </section>
  );
});

/** Recommended size for an entered body, for phone support (API-58). Nothing is saved. */
export const SizeLookUp = observer(function SizeLookUp(): ReactNode {
  const store = useService(SizeLookUpStoreT);
  return store ? <LookUp store={store} /> : null;
});
