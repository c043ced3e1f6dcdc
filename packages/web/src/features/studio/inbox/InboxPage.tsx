import type { StudioInquiry } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { definePage } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ViewChoice } from '../../../ui/ViewChoice.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import { ChosenChat } from './ChosenChat.tsx';
import styles from './Inbox.module.css';
import { type InboxStore, InboxStoreT, inboxTabs } from './inboxStore.ts';

const useTime = (): ((instant: string) => string) => {
  const format = new Intl.DateTimeFormat(useLanguageTag(), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
};

const Chats = observer(function Chats({ store }: { readonly store: InboxStore }): ReactNode {
  const t = useT('inbox');
  const time = useTime();
  const { chats, chosen } = store;
  if (chats === null) return <Skeleton lines={6} />;
  if (chats.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <ul className={styles.list}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={chosen?.summary.id === chat.id || undefined}
            onClick={() => void store.open(chat.id)}
          >
            <strong>{chat.name ?? chat.email ?? t('guest', { number: chat.id })}</strong>
            {chat.unread > 0 && (
              <span className={styles.badge}>{t('unread', { count: chat.unread })}</span>
            )}
            <span className={styles.excerpt}>{chat.excerpt}</span>
            <span className={styles.note}>
              {[
                time(chat.at),
                chat.isWithAssistant ? t('withAssistant') : null,
                chat.isThere ? t('isThere') : null,
                chat.assignedTo &&
                  (chat.assignedTo.isMe ? t('mine') : t('takenBy', { name: chat.assignedTo.name })),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});

const Inquiry = ({
  inquiry,
  store,
}: {
  readonly inquiry: StudioInquiry;
  readonly store: InboxStore;
}): ReactNode => {
  const t = useT('inbox');
  const time = useTime();
  const { message = '', ...rest } = inquiry.values;
  return (
    <article className={styles.inquiry}>
      <h2 className={styles.subtitle}>{inquiry.values.name ?? inquiry.email}</h2>
      <p className={styles.note}>{[t(`topic.${inquiry.topic}`), time(inquiry.at)].join(' · ')}</p>
      <dl className={styles.values}>
        {Object.entries(rest).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{message}</p>
      <div className={styles.ways}>
        <a href={`mailto:${inquiry.email}`}>{t('writeTo', { email: inquiry.email })}</a>
        <Button
          look="secondary"
          onClick={() => void store.setAnswered(inquiry.id, inquiry.answeredAt === null)}
        >
          {t(inquiry.answeredAt === null ? 'markAnswered' : 'markWaiting')}
        </Button>
      </div>
    </article>
  );
};

const Inquiries = observer(function Inquiries({
  store,
}: {
  readonly store: InboxStore;
}): ReactNode {
  const t = useT('inbox');
  const { inquiries } = store;
  if (inquiries === null) return <Skeleton lines={6} />;
  if (inquiries.length === 0) return <EmptyState title={t('none')} />;
  return inquiries.map((inquiry) => <Inquiry key={inquiry.id} inquiry={inquiry} store={store} />);
});

const Inbox = observer(function Inbox({ store }: { readonly store: InboxStore }): ReactNode {
  const t = useT('inbox');
  const [query] = useQuery();
  const wanted = Number(query.get('chat') ?? 0);
  useEffect(() => {
    void store.load();
    store.follow();
  }, [store]);
  useEffect(() => {
    if (Number.isInteger(wanted) && wanted > 0) void store.open(wanted);
  }, [store, wanted]);
  const isChats = store.tab === 'open' || store.tab === 'closed';
  const hasEntries = (store.chats?.length ?? 0) > 0 || store.chosen !== null;
  return (
    <>
      <div className={styles.bar}>
        <ViewChoice
          label={t('title')}
          value={store.tab}
          options={inboxTabs.map((tab) => ({ value: tab, label: t(`tab.${tab}`) }))}
          onChoose={(tab) => void store.show(tab)}
        />
        <Checkbox label={t('here')} name="here" checked={store.isHere} onChange={store.setHere} />
      </div>
      {store.failure && (
        <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
      )}
      {isChats ? (
        <div className={classNames(hasEntries && styles.columns)}>
          <Chats store={store} />
          {hasEntries && <ChosenChat store={store} />}
        </div>
      ) : (
        <Inquiries store={store} />
      )}
    </>
  );
});

const Page = observer(function Page(): ReactNode {
  const t = useT('inbox');
  const store = useService(InboxStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('title')}</h1>
      {store && isAdmin ? <Inbox store={store} /> : <Skeleton lines={6} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['inbox', 'chat', 'staff'],
  meta: ({ translate }) => ({
    title: translate('inbox')('title'),
    form: 'short',
    description: translate('inbox')('title'),
    noindex: true,
  }),
  Page,
});
