import type { OpenSession } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './SecurityPage.module.css';
import type { SecurityStore } from './securityStore.ts';
import { useDeviceName, useInstant } from './useDeviceName.ts';

type SessionProps = {
  readonly session: OpenSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

const Session = ({
  session: { device, isCurrent, lastSeenAt, signedInAt },
  isBusy,
  onEnd,
}: SessionProps): ReactNode => {
  const t = useT('security');
  const nameOf = useDeviceName();
  const shown = useInstant();
  const name = nameOf(device);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {name}
          {isCurrent && <span className={styles.mark}>{t('sessions.current')}</span>}
        </p>
        <p className={styles.note}>
          {t('sessions.times', { seen: shown(lastSeenAt), begun: shown(signedInAt) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          look="quiet"
          aria-label={t('sessions.endOf', { name })}
          isBusy={isBusy}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
};

export const SessionsSection = observer(function SessionsSection({
  store,
  sessions,
}: {
  readonly store: SecurityStore;
  readonly sessions: readonly OpenSession[];
}): ReactNode {
  const t = useT('security');
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = store.ending === 'busy';
  /** The pressed button is removed with its row. */
  const end = async (call: () => Promise<void>): Promise<void> => {
    await call();
    heading.current?.focus();
  };
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('sessions.title')}
      </h2>
      <p>{t('sessions.text')}</p>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void end(() => store.endSession(session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void end(store.endOtherSessions)}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <p role="status" className={store.ending === 'failed' ? styles.failed : styles.done}>
        {store.ending === 'done' && t('sessions.ended')}
        {store.ending === 'failed' && t('failed')}
      </p>
    </section>
  );
});
