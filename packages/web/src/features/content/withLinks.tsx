import type { ReactNode } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import styles from './withLinks.module.css';

const linked = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|\[([^\]]+)\]\(((?:https:\/)?\/[^)\s]*)\)/;

/**
 * A text with mail addresses as links, and `[words](/path)` or `[words](https://…)` as links.
 */
export const withLinks = (text: string): ReactNode => {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let found = linked.exec(rest); found !== null; found = linked.exec(rest)) {
    const [whole, mail, words, path] = found;
    parts.push(rest.slice(0, found.index));
    parts.push(
      mail !== undefined ? (
        <a key={parts.length} href={`mailto:${mail}`} className={styles.link}>
          {mail}
        </a>
      ) : path?.startsWith('https:') ? (
        <a key={parts.length} href={path} rel="noopener" className={styles.link}>
          {words}
        </a>
      ) : (
        <TextLink key={parts.length} to={path ?? '/'}>
          {words}
        </TextLink>
      ),
    );
    rest = rest.slice(found.index + whole.length);
  }
  return parts.length === 0 ? text : [...parts, rest];
};
