import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { ChatPlacement } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from '../../../platform/navigation/router.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/chat/Chat.module.css';
import { ChatDoorT } from '../../../shared/support/chatDoor.ts';
import { chatProviderName, readChatProvider } from '../../../shared/support/chatProvider.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChatStoreT } from '../services.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { Composer } from './Composer.tsx';
import type { ChatStore } from './chatStore.ts';
import { Messages } from './Messages.tsx';
import { ReplyTo } from './ReplyTo.tsx';

type ChatPanelProps = {
  /** SUPPORT-22: the alternative if there is no chat. */
  readonly writeInstead: () => void;
  readonly placement: ChatPlacement;
};

/** SUPPORT-10: nothing starts before consent. */
const Consent = ({
  chat,
  writeInstead,
}: { readonly chat: ChatStore } & Pick<ChatPanelProps, 'writeInstead'>): ReactNode => {
  const t = useT('chat');
  const titleId = useId();
  const [name] = useState(() => chatProviderName(readChatProvider()));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the window is scrolled with the keyboard too. */}
      <section className={styles.consent} aria-labelledby={titleId} tabIndex={0}>
        <h3 id={titleId} className={styles.subtitle}>
          {t('consent.title')}
        </h3>
        <p>{t('consent.text')}</p>
        {name !== null && <p>{t('consent.outside', { name })}</p>}
        <p>{t('consent.assistant')}</p>
      </section>
      <div className={styles.foot}>
        <Button isWide data-first-focus="" onClick={chat.agree}>
          {t('consent.agree')}
        </Button>
        <Button isWide look="secondary" onClick={writeInstead}>
          {t('consent.mail')}
        </Button>
      </div>
    </>
  );
};

const Talk = observer(function Talk({ chat }: { readonly chat: ChatStore }): ReactNode {
  const t = useT('chat');
  const { talk } = chat;
  if (talk.status === 'loading' && talk.conversation === null) return <Skeleton lines={4} />;
  if (talk.status === 'failed')
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void talk.read()} />
    );
  return (
    <>
      <Messages chat={chat} />
      <div className={styles.foot}>
        {chat.messenger === 'ai' ? (
          <Button
            look="secondary"
            isWide
            isBusy={talk.isAsking}
            onClick={() => void chat.requestPerson()}
          >
            {t('toPerson')}
          </Button>
        ) : (
          <>
            {talk.conversation?.isStaffed === false && talk.messages.length > 0 && (
              <ReplyTo talk={talk} />
            )}
            {chat.hasAssistant && (
              <Button look="quiet" onClick={() => void chat.choose('ai')}>
                {t('toAssistant')}
              </Button>
            )}
          </>
        )}
        <Composer chat={chat} />
        <Button look="quiet" className={styles.withdraw} onClick={chat.withdraw}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
});

const Panel = observer(function Panel({
  chat,
  writeInstead,
  placement,
}: { readonly chat: ChatStore } & ChatPanelProps): ReactNode {
  const door = useService(ChatDoorT);
  const t = useT('chat');
  const { wanted } = door;
  const { path, locale } = parseLocalizedPath(useLocation().pathname);
  useEffect(() => {
    if (wanted !== null) void chat.open(wanted);
  }, [chat, wanted]);
  useEffect(() => chat.pageChanged(path, locale), [chat, path, locale]);
  const { hidden, align } = placement;
  const { vertical, horizontal } = placement.padding;
  useEffect(
    () => chat.place({ hidden, align, padding: { vertical, horizontal } }),
    [chat, hidden, align, vertical, horizontal],
  );
  useEffect(() => {
    const send = (): void => void chat.talk.send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [chat]);
  const close = useCallback(() => {
    chat.close();
    door.close();
  }, [chat, door]);
  const { isUnavailable, isOpenElsewhere } = chat;
  useEffect(() => {
    if (isOpenElsewhere) door.close();
  }, [isOpenElsewhere, door]);
  useEffect(() => {
    if (isUnavailable) writeInstead();
  }, [isUnavailable, writeInstead]);
  const { isStaffed } = chat.talk.conversation ?? { isStaffed: null };
  const status =
    chat.messenger === 'human' && isStaffed !== null ? t(isStaffed ? 'here' : 'away') : null;
  if (wanted === null) return null;
  return (
    <ChatFrame
      title={t(`title.${chat.isConsented ? chat.messenger : 'human'}`)}
      status={chat.isConsented ? status : null}
      closeLabel={t('close')}
      align={align}
      onClose={close}
    >
      {!chat.isConsented ? (
        <Consent chat={chat} writeInstead={writeInstead} />
      ) : chat.isElsewhere ? (
        <div className={styles.consent} role="status">
          <p>{t('loading')}</p>
          <Skeleton lines={4} />
        </div>
      ) : (
        <Talk chat={chat} />
      )}
    </ChatFrame>
  );
});

export default function ChatPanel(props: ChatPanelProps): ReactNode {
  const chat = useService(ChatStoreT);
  return chat && <Panel chat={chat} {...props} />;
}
