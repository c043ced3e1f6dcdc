import type { ChatRefused } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/chat/Chat.module.css';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import type { ConversationStore } from './conversationStore.ts';

/** Mail address for answers; only guests are asked, since customers have an account. */
export const ReplyTo = observer(function ReplyTo({
  talk,
}: {
  readonly talk: ConversationStore;
}): ReactNode {
  const t = useT('chat');
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<ChatRefused | null>(null);
  const known = talk.conversation?.replyTo ?? null;
  if (known !== null) return <p className={styles.who}>{t('replyTo.saved', { email: known })}</p>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void talk.setReplyTo(email).then(setFailure);
  };
  return (
    <Form method="post" className={styles.replyTo} onSubmit={submit}>
      <TextField
        label={t('replyTo.text')}
        className={styles.field}
        name="reply-to"
        type="email"
        autoComplete="email"
        placeholder={t('replyTo.label')}
        value={email}
        error={
          failure && t(failure.kind === 'email-invalid' ? 'replyTo.invalid' : 'replyTo.failed')
        }
        onChange={setEmail}
      />
      <Button type="submit" look="secondary" isBusy={talk.isAsking}>
        {t('replyTo.save')}
      </Button>
    </Form>
  );
});
