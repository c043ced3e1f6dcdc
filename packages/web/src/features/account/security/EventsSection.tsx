import type { SecurityEvent } from '@tailorbird/domain/account';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import styles from './SecurityPage.module.css';
import { useDeviceName, useInstant } from './useDeviceName.ts';

/** Security events of the account, so that its owner notices foreign ones. */
export const EventsSection = ({
  events,
}: {
  readonly events: readonly SecurityEvent[];
}): ReactNode => {
  const t = useT('security');
  const nameOf = useDeviceName();
  const shown = useInstant();
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('events.title')}</h2>
      <p>{t('events.text')}</p>
      {events.length === 0 ? (
        <p className={styles.note}>{t('events.none')}</p>
      ) : (
        <details className={styles.events}>
          <summary>{t('events.show', { count: events.length })}</summary>
          <ul className={styles.rows}>
            {events.map(({ kind, at, device }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events may have equal times, and the list never changes.
              <li key={`${at}-${index}`} className={styles.row}>
                <p className={styles.name}>{t(`events.kind.${kind}`)}</p>
                <p className={styles.note}>
                  {shown(at)} · {nameOf(device)}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
