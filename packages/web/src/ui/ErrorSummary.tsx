import type { ReactNode } from 'react';
import styles from './ErrorSummary.module.css';

/** A field that is wrong: what is wrong, and the way to it. */
type FieldError = { readonly id: string; readonly text: string; readonly onChoose: () => void };

type ErrorSummaryProps = { readonly title: string; readonly errors: readonly FieldError[] };

/** What is wrong with a form, all together, each with a way to its field (ERR-14). It can take the focus. What is mended meanwhile is not told: the rest would be, each time anew. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps): ReactNode =>
  errors.length > 0 && (
    <div className={styles.summary} role="alert" aria-atomic={false} tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ id, text, onChoose }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                onChoose();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
