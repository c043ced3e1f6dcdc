import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './GarmentChoice.module.css';

type Option<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  readonly text?: string;
  readonly measured?: string;
  readonly drawing: ReactNode;
};

type GarmentChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly error: string | null;
  readonly onChoose: (value: Value) => void;
};

export const GarmentChoice = <Value extends string>({
  legend,
  options,
  value,
  error,
  onChoose,
}: GarmentChoiceProps<Value>): ReactNode => {
  const id = useId();
  return (
    <fieldset
      className={styles.choice}
      aria-label={legend}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {options.map(({ value: each, title, text, measured, drawing }) => (
        <label key={each} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={id}
            value={each}
            checked={value === each}
            aria-label={title}
            aria-describedby={text ? `${id}-${each}` : undefined}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose(each)}
          />
          <span className={styles.card}>
            <span className={styles.drawing}>{drawing}</span>
            <span className={styles.words}>
              <span className={styles.title} aria-hidden="true">
                {title}
              </span>
              {text && (
                <span id={`${id}-${each}`} className={styles.text}>
                  {text} {measured && <span className={styles.measured}>{measured}</span>}
                </span>
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
