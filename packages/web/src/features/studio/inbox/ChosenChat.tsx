import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { MessageText } from '../../../shared/chat/MessageText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './Inbox.module.css';
import type { InboxStore } from './inboxStore.ts';

export const ChosenChat = observer(function ChosenChat({
  store,
}: {
  readonly store: InboxStore;
}): ReactNode {
  const t = useT('inbox');
  const chat = useT('chat');
  const list = useRef<HTMLDivElement>(null);
  const { chosen, refused } = store;
  const count = chosen?.conversation.messages.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to each new message.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  if (!chosen) return <p className={styles.note}>{t('choose')}</p>;
  const { summary, conversation } = chosen;
  const name = summary.name ?? summary.email ?? t('guest', { number: summary.id });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.answer();
  };
  return (
    <section className={styles.chosen} aria-label={name}>
      <h2 className={styles.subtitle}>{name}</h2>
      <p className={styles.note}>
        {[summary.email, summary.locale, summary.isThere ? t('isThere') : t('isAway')]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      <div className={styles.ways}>
        {summary.assignedTo?.isMe ? (
          <Button
            look="quiet"
            isBusy={store.isBusy}
            onClick={() => void store.change({ assigned: 'nobody' })}
          >
            {t('leave')}
          </Button>
        ) : (
          <Button
            look="quiet"
            isBusy={store.isBusy}
            onClick={() => void store.change({ assigned: 'me' })}
          >
            {t('take')}
          </Button>
        )}
        <Button
          look="quiet"
          isBusy={store.isBusy}
          onClick={() => void store.change({ isClosed: !summary.isClosed })}
        >
          {t(summary.isClosed ? 'reopen' : 'close')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a conversation is scrolled with the keyboard too. */}
      <div ref={list} className={styles.log} role="log" aria-label={chat('log')} tabIndex={0}>
        <ul className={styles.messages}>
          {conversation.messages.map((message) => (
            <MessageText
              key={message.number}
              message={message}
              isOwn={message.author !== 'customer'}
              name={message.author === 'customer' ? name : chat(message.author)}
            />
          ))}
        </ul>
      </div>
      {refused && (
        <Notice look="error" role="alert">
          {refused.kind === 'changed-meanwhile'
            ? t('changedMeanwhile', { name: refused.now.assignedTo?.name ?? t('nobody') })
            : t('notSent')}
        </Notice>
      )}
      <Form method="post" className={styles.answer} onSubmit={submit}>
        <TextArea
          label={t('answer')}
          name="answer"
          rows={3}
          value={store.text}
          onChange={store.write}
        />
        <div>
          <Button type="submit" isBusy={store.isBusy}>
            {t('send')}
          </Button>
        </div>
      </Form>
    </section>
  );
});
