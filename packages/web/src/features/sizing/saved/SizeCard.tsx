import { cutForOf, formatStandardSize, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { usePanels } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { WearersStoreT } from '../../../shared/wearers/wearersStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { factTexts } from '../factTexts.ts';
import { SizeSketch } from '../SizeSketch.tsx';
import { sizeFailureText, sizeNameText } from '../sizeFailureText.ts';
import { DefaultSize } from '../wearers/DefaultSize.tsx';
import { WearerChoice } from '../wearers/WearerChoice.tsx';
import { ConvertDialog } from './ConvertDialog.tsx';
import shared from './SavedSizes.module.css';
import styles from './SizeCard.module.css';
import { SizeDetails } from './SizeDetails.tsx';
import type { SavedSizesStore } from './savedSizesStore.ts';

type CardPartProps = { readonly store: SavedSizesStore; readonly size: UserSize };

/** Edits the name in place: Enter saves, Escape cancels. */
const RenameForm = observer(function RenameForm({
  store,
  size,
  onDone,
}: CardPartProps & { readonly onDone: () => void }): ReactNode {
  const t = useT('sizes');
  const shown = useSizeName()(size.title);
  const toasts = useService(ToastsT);
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(shown);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // A generated name differs on the wire, so opening the form must not change it.
    if (name === shown) return onDone();
    const answer = await store.rename(size, name);
    if (!answer) return;
    if (answer.ok) {
      if (answer.value.title !== size.title)
        toasts.notify(t('rename.done', { name: answer.value.title }));
      onDone();
      return;
    }
    const { failure } = answer;
    const isAboutName =
      failure.kind === 'size-name-required' || failure.kind === 'size-name-too-long';
    setError(isAboutName ? sizeNameText(t, failure) : sizeFailureText(t, 'update', failure));
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Form
      ref={form}
      className={styles.rename}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <TextField
        label={t('rename.label')}
        name="size-name"
        autoComplete="off"
        value={name}
        error={error}
        onChange={(value) => {
          setName(value);
          setError(null);
        }}
      />
      <div className={styles.renameActions}>
        <Button type="submit" look="quiet" isBusy={store.busy === 'renaming'}>
          {t('rename.save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('rename.cancel')}
        </Button>
      </div>
    </Form>
  );
});

const Facts = observer(function Facts({ size }: { readonly size: UserSize }): ReactNode {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const { prefs, standardSize, cutFor, measurements, savedAt, version, byShop } = size;
  const saved = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(
    new Date(savedAt),
  );
  const marks = [
    ...(prefs || standardSize || cutFor === 'women' ? [t(`cutFor.${cutForOf(size)}`)] : []),
    ...(standardSize ? [t('standard', { size: formatStandardSize(standardSize) })] : []),
    ...(prefs && !standardSize ? [t(`fit.${prefs.fit}`)] : []),
    ...(['manual', 'learned'] as const).flatMap((mark) =>
      measurements.some(({ origin }) => origin === mark) ? [t(mark)] : [],
    ),
  ];
  return (
    <>
      {marks.length > 0 && <p className={shared.marks}>{marks.join('\u00A0· ')}</p>}
      {prefs && (
        <p className={shared.note}>
          {[...factTexts(prefs, units, languageTag, t), t(`shape.${prefs.bodyShape}`)].join(
            '\u00A0· ',
          )}
        </p>
      )}
      <p className={shared.note}>
        {t(byShop ? (version === 1 ? 'madeByShop' : 'changedByShop') : 'saved', { date: saved })} ·{' '}
        {t('version', { number: version })}
      </p>
    </>
  );
});

/** The wearer, if the customer has several. */
const Whose = observer(function Whose({ size }: { readonly size: UserSize }): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const wearers = useService(WearersStoreT);
  const title = useSizeName()(size.title);
  const assign = async (wearerId: number | null): Promise<void> => {
    const answer = await wearers?.assign(size, wearerId);
    const name = wearers?.nameOf(wearerId) ?? t('wearers.myself');
    if (answer?.ok) toasts.notify(t('wearers.assigned', { title, name }));
    else if (answer)
      toasts.error(
        t(
          answer.failure.kind === 'already-exists'
            ? 'wearers.hasIt'
            : 'wearers.failure.unreachable',
          { name },
        ),
      );
  };
  return (
    <WearerChoice
      label={t('wearers.whose', { name: title })}
      value={size.wearerId}
      onChange={(wearerId) => void assign(wearerId)}
    />
  );
});

type SizeCardProps = CardPartProps & { readonly isOpen: boolean; readonly onToggle: () => void };

export const SizeCard = observer(function SizeCard({
  store,
  size,
  isOpen,
  onToggle,
}: SizeCardProps): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const panels = usePanels();
  const id = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isConverting, setIsConverting] = useState(false);
  const name = useSizeName()(size.title);
  const undo = async (): Promise<void> => {
    const answer = await store.undoRemoval(size);
    if (answer?.ok) toasts.notify(t('card.restored', { name }));
    else if (answer) toasts.error(t('failure.size-not-restored'));
  };
  const remove = async (): Promise<void> => {
    const answer = await store.remove(size);
    if (answer?.ok) {
      toasts.notify(t('card.deleted', { name }), {
        action: { label: t('card.undo'), run: () => void undo() },
      });
    } else if (answer) toasts.error(sizeFailureText(t, 'delete', answer.failure));
  };
  return (
    <article aria-labelledby={`${id}-name`} className={styles.card}>
      <SizeSketch
        className={styles.sketch}
        of={Object.fromEntries(size.measurements.map(({ measure, value }) => [measure, value]))}
      />
      <div className={styles.about}>
        <div className={styles.nameRow}>
          <h3 id={`${id}-name`} className={styles.name} hidden={isRenaming}>
            {name}
          </h3>
          {isRenaming ? (
            <RenameForm
              store={store}
              size={size}
              onDone={() => {
                setIsRenaming(false);
                requestAnimationFrame(() => renameButton.current?.focus());
              }}
            />
          ) : (
            <Button
              ref={renameButton}
              look="quiet"
              className={shared.small}
              aria-label={t('card.renameOf', { name })}
              onClick={() => setIsRenaming(true)}
            >
              {t('card.rename')}
            </Button>
          )}
        </div>
        <Facts size={size} />
        <Whose size={size} />
        <DefaultSize size={size} name={name} />
        <div className={shared.actions}>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            aria-label={t(isOpen ? 'card.hideOf' : 'card.detailsOf', { name })}
            onClick={onToggle}
          >
            {t(isOpen ? 'card.hide' : 'card.details')}
            <Icon name="down" size={16} className={isOpen ? styles.turned : undefined} />
          </Button>
          <Button
            look="quiet"
            aria-haspopup="dialog"
            aria-label={t('card.editOf', { name })}
            onClick={() => panels.show(sizePanel('edit-size', size.id))}
          >
            {t('card.edit')}
          </Button>
          <Button
            look="quiet"
            aria-haspopup="dialog"
            aria-label={t('card.convertOf', { name })}
            onClick={() => setIsConverting(true)}
          >
            {t('card.convert')}
          </Button>
          <Button
            look="quiet"
            aria-label={t('card.deleteOf', { name })}
            aria-disabled={store.busy !== null}
            onClick={() => void remove()}
          >
            {t('card.delete')}
          </Button>
        </div>
      </div>
      <div id={`${id}-details`} className={styles.details} hidden={!isOpen}>
        {isOpen && <SizeDetails store={store} size={size} />}
      </div>
      {isConverting && (
        <ConvertDialog store={store} size={size} onClose={() => setIsConverting(false)} />
      )}
    </article>
  );
});
