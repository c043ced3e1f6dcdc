import type { ReactNode } from 'react';
import { urlOf } from '../../platform/site/shopLocation.ts';
import { useT } from '../../platform/texts/useT.ts';
import styles from './DemoBar.module.css';
import type { DemoMail } from './demo.ts';

export type Go = (path: string) => void;

/** A link of a plain-text mail: its label, a colon, and the address on this or the next line. */
const labelledLink = /^(.+):\s(https?:\/\/\S+)$/gm;
const underline = /\n-+$/gm;

const partsOf = (
  paragraph: string,
): readonly { readonly text: string; readonly href: string | null }[] => {
  let end = 0;
  const parts = [...paragraph.matchAll(labelledLink)].flatMap(
    ({ 0: all, 1: text = '', 2: href = '', index }) => {
      const before = { text: paragraph.slice(end, index), href: null };
      end = index + all.length;
      return [before, { text, href }];
    },
  );
  return [...parts, { text: paragraph.slice(end), href: null }].filter(({ text }) => text !== '');
};

/** A plain-text mail whose links open pages of the demo. */
export const MailText = ({
  mail: { to, text },
  go,
}: {
  readonly mail: Pick<DemoMail, 'to' | 'text'>;
  readonly go: Go;
}): ReactNode => {
  const t = useT('demo');
  const site = urlOf('/').replace(/\/$/, '');
  return (
    <div className={styles.mail}>
      <p>{t('to', { email: to })}</p>
      {text
        .replaceAll(underline, '')
        .trim()
        .split('\n\n')
        .map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail does not change.
          <p key={place}>
            {partsOf(paragraph).map((part) =>
              part.href === null ? (
                part.text
              ) : (
                <a
                  key={part.href}
                  className={styles.link}
                  href={part.href}
                  onClick={(event) => {
                    if (!part.href?.startsWith(site)) return;
                    event.preventDefault();
                    go(part.href.slice(site.length));
                  }}
                >
                  {part.text}
                </a>
              ),
            )}
          </p>
        ))}
    </div>
  );
};
