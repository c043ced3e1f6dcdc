import type { ChatMessage } from '@tailorbird/domain/support';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { withBase } from '../../ui/basePath.ts';
import { classNames } from '../../ui/classNames.ts';
import { FileAddressesT } from '../site/site.ts';
import styles from './Chat.module.css';

export const MessageText = ({
  message,
  isOwn,
  name,
}: {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly name: string;
}): ReactNode => {
  const t = useT('chat');
  const { chatPhoto } = useService(FileAddressesT);
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
              <a href={withBase(chatPhoto(id, 'whole'))} target="_blank" rel="noreferrer">
                <img
                  src={withBase(chatPhoto(id, 'thumbnail'))}
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
