import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/chat/Chat.module.css';
import { MessageText } from '../../../shared/chat/MessageText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { ChatStore } from './chatStore.ts';

import type { Outgoing } from './conversationStore.ts';

const names = { customer: 'you', assistant: 'assistant', staff: 'staff' } as const;

const Waiting = observer(function Waiting({
  message,
  chat,
}: {
  readonly message: Outgoing;
  readonly chat: ChatStore;
}): ReactNode {
  const t = useT('chat');
  const { failure } = message;
  const status =
    failure === null
      ? 'sending'
      : failure.kind === 'unreachable'
        ? 'waiting'
        : failure.kind === 'too-often'
          ? 'tooOften'
          : 'notSent';
  const cancelMessage = (): void => {
    const taken = chat.talk.cancelMessage(message.key);
    if (taken) chat.draft.restore(taken.text, taken.photos);
  };
  return (
    <li className={classNames(styles.message, styles.own, styles.waiting)}>
      <p className={styles.text}>{message.text}</p>
      <p className={styles.who}>
        {t(status)}
        {failure !== null && (
          <>
            {' '}
            <Button look="quiet" onClick={() => void chat.talk.send()}>
              {t('retry')}
            </Button>{' '}
            <Button look="quiet" onClick={cancelMessage}>
              {t('takeBack')}
            </Button>
          </>
        )}
      </p>
    </li>
  );
});

export const Messages = observer(function Messages({
  chat,
}: {
  readonly chat: ChatStore;
}): ReactNode {
  const t = useT('chat');
  const { talk } = chat;
  const list = useRef<HTMLDivElement>(null);
  const count = talk.messages.length + talk.outgoing.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to each new message.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  const asksAssistant = talk.outgoing.some(
    ({ messenger, failure }) => messenger === 'ai' && failure === null,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a conversation is scrolled with the keyboard too.
    <div ref={list} className={styles.log} role="log" aria-label={t('log')} tabIndex={0}>
      <ul className={styles.messages}>
        <li className={styles.message}>
          <p className={styles.text}>{t(`hello.${chat.messenger}`)}</p>
        </li>
        {talk.messages.map((message) => (
          <MessageText
            key={message.number}
            message={message}
            isOwn={message.author === 'customer'}
            name={t(names[message.author])}
          />
        ))}
        {talk.outgoing.map((message) => (
          <Waiting key={message.key} message={message} chat={chat} />
        ))}
      </ul>
      {asksAssistant && <p className={styles.who}>{t('thinking')}</p>}
      {talk.conversation?.isClosed && <p className={styles.who}>{t('closed')}</p>}
    </div>
  );
});
