import type { ChatMessage } from '@tailorbird/domain/support';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Chat.module.css';
import { chatPhotoPath } from './chatPhotoPath.ts';

/** A chat message with its photos and source pages. */
export const Said = ({
  message,
  isOwn,
  name,
}: {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly name: string;
}): ReactNode => {
  const t = useT('chat');
  const languageTag = useLanguageTag();
  const time = new Intl.DateTimeFormat(languageTag, {
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(message.at));
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      <p className={styles.who}>
        {name} <time dateTime={message.at}>{time}</time>
      </p>
      {message.text !== '' && <p className={styles.text}>{message.text}</p>}
      {message.photos.length > 0 && (
        <ul className={styles.photos}>
          {message.photos.map((id, place) => (
            <li key={id}>
              <a href={chatPhotoPath(id, 'whole')} target="_blank" rel="noreferrer">
                <img
                  src={chatPhotoPath(id, 'thumbnail')}
                  alt={t('photo', { number: place + 1 })}
                  className={styles.photo}
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {message.sources.length > 0 && (
        <nav className={styles.sources} aria-label={t('sources')}>
          <ul>
            {message.sources.map(({ title, path }) => (
              <li key={path}>
                <LocalLink to={path}>{title}</LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </li>
  );
};
