import type { ReactNode } from 'react';
import styles from './ErrorSummary.module.css';

/** A field that is wrong, by its name in the form. */
export type FieldError = { readonly name: string; readonly text: string };

type ErrorSummaryProps = { readonly title: string; readonly errors: readonly FieldError[] };

/** What is wrong with a form, all together, each with a way to its field (ERR-14). */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps): ReactNode =>
  errors.length > 0 && (
    <div className={styles.summary} role="alert">
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
