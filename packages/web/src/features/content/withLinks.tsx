import type { ReactNode } from 'react';
import styles from './ContentPage.module.css';

const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose mail addresses can be written to. */
export const withLinks = (text: string): ReactNode =>
  text.split(mailAddress).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`} className={styles.link}>
        {part}
      </a>
    ) : (
      part
    ),
  );
