import {
  type CutFor,
  type UserSize,
  type Wearer,
  type WearerKind,
  type WearerRefused,
  wearerKinds,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useService } from '../../../platform/services/useService.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { useWearers } from '../../../shared/wearers/useWearers.ts';
import type { WearersStore } from '../../../shared/wearers/wearersStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select, TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import shared from '../saved/SavedSizes.module.css';
import { CutOf, CutSelect } from './CutOf.tsx';
import styles from './WearersSection.module.css';

type Failure =
  | WearerRefused
  | { readonly kind: 'wearer-not-found' }
  | { readonly kind: 'unreachable' };

const failureText = (t: Translate<'sizes'>, failure: Failure): string =>
  'maximum' in failure
    ? t(`wearers.failure.${failure.kind}`, { maximum: failure.maximum })
    : t(`wearers.failure.${failure.kind}`);

type NameFormProps = {
  readonly store: WearersStore;
  readonly wearer: Wearer | null;
  readonly onDone: () => void;
};

const NameForm = observer(function NameForm({ store, wearer, onDone }: NameFormProps): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(wearer?.name ?? '');
  const [kind, setKind] = useState<WearerKind>('partner');
  const [cutFor, setCutFor] = useState<CutFor | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = wearer ? await store.rename(wearer, name) : await store.add(name, kind, cutFor);
    if (!answer) return;
    if (answer.ok) {
      toasts.notify(t(wearer ? 'wearers.renamed' : 'wearers.added', { name: answer.value.name }));
      onDone();
      return;
    }
    setError(failureText(t, answer.failure));
    focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('wearers.name')}
        hint={t('wearers.nameHint')}
        name="wearer-name"
        autoComplete="off"
        value={name}
        error={error}
        onChange={(typed) => {
          setName(typed);
          setError(null);
        }}
      />
      {wearer === null && (
        <Select
          label={t('wearers.kindLabel')}
          name="wearer-kind"
          value={kind}
          options={wearerKinds.map((value) => ({ value, label: t(`wearers.kind.${value}`) }))}
          onChange={(value) => setKind(value as WearerKind)}
        />
      )}
      {wearer === null && (
        <CutSelect
          label={t('wearers.cut.new')}
          hint={kind === 'child' ? t('wearers.cut.child') : t('wearers.cut.hint')}
          value={cutFor}
          onChange={setCutFor}
        />
      )}
      <div className={shared.actions}>
        <Button type="submit" look="quiet" isBusy={store.isBusy}>
          {t(wearer ? 'wearers.save' : 'wearers.add')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('wearers.cancel')}
        </Button>
      </div>
    </Form>
  );
});

type RowProps = { readonly store: WearersStore; readonly wearer: Wearer; readonly sizes: number };

const Row = observer(function Row({ store, wearer, sizes }: RowProps): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { name } = wearer;
  const undo = async (): Promise<void> => {
    const answer = await store.restore(wearer);
    if (answer?.ok) toasts.notify(t('wearers.restored', { name }));
    else if (answer) toasts.error(failureText(t, answer.failure));
  };
  const remove = async (): Promise<void> => {
    const answer = await store.remove(wearer);
    if (!answer) return;
    setIsAsked(false);
    if (answer.ok)
      toasts.notify(t('wearers.removed', { name }), {
        action: { label: t('card.undo'), run: () => void undo() },
      });
    else toasts.error(failureText(t, answer.failure));
  };
  if (isRenaming)
    return <NameForm store={store} wearer={wearer} onDone={() => setIsRenaming(false)} />;
  return (
    <div className={styles.row}>
      <p>
        <strong>{name}</strong>{' '}
        <span className={shared.note}>
          {t(`wearers.kind.${wearer.kind}`)} · {t('count', { count: sizes })}
        </span>
      </p>
      <div className={shared.actions}>
        <Button
          look="quiet"
          aria-label={t('wearers.renameOf', { name })}
          onClick={() => setIsRenaming(true)}
        >
          {t('wearers.rename')}
        </Button>
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-label={t('wearers.removeOf', { name })}
          onClick={() => setIsAsked(true)}
        >
          {t('wearers.remove')}
        </Button>
      </div>
      {isAsked && (
        <Dialog
          title={t('wearers.confirmTitle', { name })}
          closeLabel={t('wearers.keep')}
          onClose={() => setIsAsked(false)}
        >
          <div className={shared.question}>
            <p>{t('wearers.confirmText', { name, count: sizes })}</p>
            <Button isBusy={store.isBusy} onClick={() => void remove()}>
              {t('wearers.confirm')}
            </Button>
            <Button look="secondary" onClick={() => setIsAsked(false)}>
              {t('wearers.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
});

export const WearersSection = observer(function WearersSection({
  sizes,
}: {
  readonly sizes: readonly UserSize[];
}): ReactNode {
  const t = useT('sizes');
  const id = useId();
  const store = useWearers();
  const [isAdding, setIsAdding] = useState(false);
  if (!store || store.state.status === 'error') return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={shared.recordsTitle}>
        {t('wearers.title')}
      </h2>
      <p className={shared.note}>{t('wearers.text')}</p>
      {store.isKnown && (
        <ul className={styles.list}>
          <li className={styles.wearer}>
            <p>
              <strong>{t('wearers.you')}</strong>{' '}
              <span className={shared.note}>
                {t('count', { count: sizes.filter(({ wearerId }) => wearerId === null).length })}
              </span>
            </p>
            <CutOf store={store} wearerId={null} />
          </li>
          {store.all.map((wearer) => (
            <li key={wearer.id} className={styles.wearer}>
              <Row
                store={store}
                wearer={wearer}
                sizes={sizes.filter(({ wearerId }) => wearerId === wearer.id).length}
              />
              <CutOf store={store} wearerId={wearer.id} />
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <NameForm store={store} wearer={null} onDone={() => setIsAdding(false)} />
      ) : (
        <div>
          <Button look="quiet" onClick={() => setIsAdding(true)}>
            {t('wearers.addSomebody')}
          </Button>
        </div>
      )}
    </section>
  );
});
