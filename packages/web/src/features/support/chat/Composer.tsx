import { maximumMessageLength } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/chat/Chat.module.css';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { withBase } from '../../../ui/basePath.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ChatStore } from './chatStore.ts';
import type { PhotoProblem } from './draftStore.ts';

const accepted = 'image/jpeg,image/png,image/webp';

const usePhotoText = (problem: PhotoProblem | null): string | null => {
  const t = useT('chat');
  const claims = useT('claims');
  switch (problem?.kind) {
    case undefined:
      return null;
    case 'too-many-photos':
      return t('tooManyPhotos', { maximum: problem.maximum });
    case 'too-often':
      return t('tooOften');
    case 'photo-empty':
    case 'photo-too-large':
    case 'photo-type':
    case 'photo-heic':
    case 'photo-unreadable':
    case 'photo-too-many-pixels':
    case 'photo-infected':
    case 'photos-away':
      return claims(`photo.${problem.kind}`);
    default:
      return claims('photo.failed');
  }
};

const Photos = observer(function Photos({ chat }: { readonly chat: ChatStore }): ReactNode {
  const t = useT('chat');
  const { chatPhoto } = useService(FileAddressesT);
  const { draft } = chat;
  if (draft.photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {draft.photos.map(({ key, id }, place) => (
        <li key={key} className={styles.draftPhoto}>
          {id === null ? (
            <p className={styles.who}>{t('photoSending')}</p>
          ) : (
            <>
              <img
                src={withBase(chatPhoto(id, 'thumbnail'))}
                alt=""
                className={styles.photo}
                width={64}
                height={64}
              />
              <IconButton
                icon="close"
                label={t('removePhoto', { number: place + 1 })}
                onClick={() => draft.removePhoto(key)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
});

export const Composer = observer(function Composer({
  chat,
}: {
  readonly chat: ChatStore;
}): ReactNode {
  const t = useT('chat');
  const { draft } = chat;
  const files = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // This field loads after the window, which has the focus until then.
  useEffect(() => {
    if (document.activeElement === field.current?.closest('[role="dialog"]'))
      field.current?.focus({ preventScroll: true });
  }, []);
  // On touch keyboards, Enter starts a new line.
  const entersSend = useMediaQuery('(hover: hover)');
  const problem = usePhotoText(draft.problem);
  const error = draft.isTooLong ? t('tooLong', { maximum: maximumMessageLength }) : problem;
  const send = (): void => {
    if (!draft.canBeSent) return;
    chat.sendDraft();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !entersSend)
      return;
    event.preventDefault();
    send();
  };
  return (
    <Form method="post" className={styles.composer} onSubmit={submit}>
      <Photos chat={chat} />
      {error !== null && (
        <p role="alert" className={styles.error} id="chat-error">
          {error}
        </p>
      )}
      <div className={styles.line}>
        <input
          ref={files}
          type="file"
          accept={accepted}
          multiple
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            void draft.addPhotos([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <IconButton icon="plus" label={t('addPhoto')} onClick={() => files.current?.click()} />
        <label className={styles.field}>
          <VisuallyHidden>{t('message')}</VisuallyHidden>
          <textarea
            ref={field}
            data-first-focus=""
            className={styles.input}
            name="chat-message"
            rows={2}
            placeholder={t('messagePlaceholder')}
            value={draft.text}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : 'chat-error'}
            onChange={(event) => draft.write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <IconButton
          type="submit"
          icon="arrow"
          label={t('send')}
          aria-disabled={!draft.canBeSent || undefined}
        />
      </div>
    </Form>
  );
});
