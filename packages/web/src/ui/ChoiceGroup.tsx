import { type ReactNode, useId } from 'react';
import styles from './ChoiceGroup.module.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly description?: ReactNode;
  /** A second line, such as a price or a measurement. */
  readonly detail?: ReactNode;
  /** `#rrggbb` of a swatch. */
  readonly color?: string;
  readonly isDisabled?: boolean;
};

type ChoiceGroupProps<Value extends string> = {
  readonly legend: string;
  /**
   * Name of the selected option beside the legend, because swatches have no visible
   * names.
   */
  readonly chosenLabel?: string | undefined;
  /** Swatches are colored dots, chips short words side by side, rows full lines with details. */
  readonly look: 'swatches' | 'chips' | 'rows';
  readonly options: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | null | undefined;
  readonly isLegendHidden?: boolean;
};

/** A radio group with all options visible; native radio buttons support the arrow keys. */
export const ChoiceGroup = <Value extends string>({
  legend,
  chosenLabel,
  look,
  options,
  value,
  onChange,
  error,
  isLegendHidden = false,
}: ChoiceGroupProps<Value>): ReactNode => {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classNames(styles.legend, isLegendHidden && styles.hidden)}>
        {legend}
        {chosenLabel !== undefined && <span className={styles.chosen}> {chosenLabel}</span>}
      </legend>
      <div className={classNames(styles.options, styles[look])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.option}
            title={look === 'swatches' ? option.label : undefined}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            {look === 'swatches' ? (
              <span className={styles.swatch} style={{ backgroundColor: option.color }}>
                <span className={styles.hidden}>{option.label}</span>
              </span>
            ) : (
              <span className={look === 'rows' ? styles.row : styles.chip}>
                <span>
                  {option.label}
                  {option.description !== undefined && (
                    <span className={styles.description}>{option.description}</span>
                  )}
                </span>
                {option.detail !== undefined && (
                  <span className={look === 'rows' ? undefined : styles.detail}>
                    {option.detail}
                  </span>
                )}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
