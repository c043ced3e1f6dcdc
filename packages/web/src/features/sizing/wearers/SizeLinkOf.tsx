import type { SizeLink, SizeLinkRefused, Wearer } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useLocalPath } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { handOn } from '../../../platform/toasts/handOn.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select, TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import shared from '../saved/SavedSizes.module.css';
import type { SizeLinksStore } from './sizeLinksStore.ts';
import styles from './WearersSection.module.css';

type PartProps = { readonly store: SizeLinksStore; readonly wearer: Wearer };

const failureText = (t: Translate<'sizes'>, failure: SizeLinkRefused, name: string): string =>
  t(
    `links.failure.${failure.kind}`,
    'maximum' in failure ? { maximum: failure.maximum } : { name },
  );

/** The link that was just made, to be copied or shared. */
const Made = ({
  token,
  wearer,
}: {
  readonly token: string;
  readonly wearer: Wearer;
}): ReactNode => {
  const t = useT('sizes');
  const localPath = useLocalPath();
  const { copy, hand } = handOn(useService(ToastsT), {
    copied: t('links.copied'),
    byHand: t('links.byHand'),
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const url = location.origin + localPath(`/size-for/${token}`);
  return (
    <div className={styles.made}>
      <TextField
        ref={input}
        label={t('links.made', { name: wearer.name })}
        hint={t('links.once', { name: wearer.name })}
        name="size-link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className={shared.actions}>
        {hand && (
          <Button look="quiet" onClick={() => void hand({ title: t('links.subject'), url })}>
            {t('links.hand')}
          </Button>
        )}
        <Button look="quiet" onClick={() => void copy(url)}>
          {t('links.copy')}
        </Button>
      </div>
    </div>
  );
};

const MakeForm = observer(function MakeForm({
  store,
  wearer,
  onDone,
}: PartProps & { readonly onDone: () => void }): ReactNode {
  const t = useT('sizes');
  const form = useRef<HTMLFormElement>(null);
  const [sender, setSender] = useState('');
  const [sizeType, setSizeType] = useState(String(store.sizeTypes[0]?.id ?? ''));
  const [error, setError] = useState<string | null>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { name } = wearer;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await store.make(wearer.id, sender, Number(sizeType));
    if (!answer) return;
    if (answer.ok) return onDone();
    setError(failureText(t, answer.failure, name));
    focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={shared.note}>
        {t('links.lead', { name })} {store.linkOf(wearer.id)?.state === 'open' && t('links.ends')}
      </p>
      <TextField
        label={t('links.sender', { name })}
        hint={t('links.senderHint')}
        name="sender-name"
        autoComplete="off"
        value={sender}
        error={error}
        onChange={(typed) => {
          setSender(typed);
          setError(null);
        }}
      />
      <Select
        label={t('links.garment')}
        name="size-type"
        value={sizeType}
        options={store.sizeTypes.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={setSizeType}
      />
      <div className={shared.actions}>
        <Button type="submit" look="quiet" isBusy={store.isBusy}>
          {t('links.make')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('links.cancel')}
        </Button>
      </div>
    </Form>
  );
});

/** What became of the newest link, and the way to end it. */
const State = observer(function State({
  store,
  wearer,
  link,
}: PartProps & { readonly link: SizeLink }): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const languageTag = useLanguageTag();
  const { name } = wearer;
  const on = (instant: string): string =>
    new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(new Date(instant));
  const end = async (): Promise<void> => {
    const answer = await store.end(link);
    if (answer?.ok) toasts.notify(t('links.endedNow'));
    else if (answer) toasts.error(t(`links.failure.${answer.failure.kind}`));
  };
  switch (link.state) {
    case 'open':
      return (
        <div className={styles.state}>
          <p className={shared.note}>{t('links.open', { name, date: on(link.expiresAt) })}</p>
          <Button
            look="quiet"
            aria-label={t('links.endOf', { name })}
            isBusy={store.isBusy}
            onClick={() => void end()}
          >
            {t('links.end')}
          </Button>
        </div>
      );
    case 'given':
      return (
        <p className={shared.note}>
          {t('links.given', { name, date: on(link.givenAt ?? link.expiresAt) })}
        </p>
      );
    case 'expired':
      return <p className={shared.note}>{t('links.expired', { name })}</p>;
    case 'ended':
      return null;
  }
});

/** The link by which a wearer enters their own size: made, handed on and ended here (SIZE-120). */
export const SizeLinkOf = observer(function SizeLinkOf({ store, wearer }: PartProps): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const [isMaking, setIsMaking] = useState(false);
  const { name } = wearer;
  const link = store.linkOf(wearer.id);
  const isOpen = link?.state === 'open';
  const begin = async (): Promise<void> => {
    if (await store.prepare()) setIsMaking(true);
    else toasts.error(t('links.failure.unreachable'));
  };
  return (
    <div className={styles.link}>
      {link && <State store={store} wearer={wearer} link={link} />}
      {store.made?.wearerId === wearer.id && <Made token={store.made.token} wearer={wearer} />}
      {isMaking ? (
        <MakeForm store={store} wearer={wearer} onDone={() => setIsMaking(false)} />
      ) : (
        <div>
          <Button
            look="quiet"
            aria-label={t(isOpen ? 'links.againOf' : 'links.askOf', { name })}
            onClick={() => void begin()}
          >
            {t(isOpen ? 'links.again' : 'links.ask')}
          </Button>
        </div>
      )}
    </div>
  );
});
