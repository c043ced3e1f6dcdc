import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** Attributes that link a control to its label, hint and error. Spread them on the control. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = {
  readonly label: string;
  /** A word beside the label, such as "optional". */
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
  /** Error text; the value stays as typed. */
  readonly error?: string | null | undefined;
  /** A hint that does not block the form. */
  readonly warning?: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
};

export const Field = ({
  label,
  note,
  hint,
  error,
  warning,
  className,
  children,
}: FieldProps): ReactNode => {
  const id = useId();
  const messages = [
    hint ? ([`${id}-hint`, hint, styles.hint] as const) : null,
    warning ? ([`${id}-warning`, warning, styles.warning] as const) : null,
    error ? ([`${id}-error`, error, styles.error] as const) : null,
  ].filter((message) => message !== null);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': messages.map(([messageId]) => messageId).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {messages.map(([messageId, text, className]) => (
        <p key={messageId} id={messageId} className={className}>
          {className === styles.error && <Icon name="warning" size={16} />}
          {text}
        </p>
      ))}
    </div>
  );
};

type Described = Pick<FieldProps, 'label' | 'note' | 'hint' | 'error' | 'warning'>;

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'onChange'> &
  Described & { readonly onChange?: ((value: string) => void) | undefined };

/** A single-line text field. `type`, `autoComplete` and `inputMode` set its kind. */
export const TextField = ({
  label,
  note,
  hint,
  error,
  warning,
  onChange,
  className,
  ...input
}: TextFieldProps): ReactNode => (
  <Field {...{ label, note, hint, error, warning, className }}>
    {(control) => (
      <input
        {...input}
        {...control}
        className={styles.control}
        onChange={(event) => onChange?.(event.target.value)}
      />
    )}
  </Field>
);

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> &
  Described & { readonly onChange?: ((value: string) => void) | undefined };

export const TextArea = ({
  label,
  note,
  hint,
  error,
  warning,
  onChange,
  className,
  ...area
}: TextAreaProps): ReactNode => (
  <Field {...{ label, note, hint, error, warning, className }}>
    {(control) => (
      <textarea
        rows={4}
        {...area}
        {...control}
        className={styles.control}
        onChange={(event) => onChange?.(event.target.value)}
      />
    )}
  </Field>
);

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
};
type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'children'> &
  Described & {
    readonly options: readonly SelectOption[];
    /** Shown while no option is chosen. */
    readonly placeholder?: string;
    readonly onChange?: ((value: string) => void) | undefined;
  };

export const Select = ({
  label,
  note,
  hint,
  error,
  warning,
  options,
  placeholder,
  onChange,
  className,
  ...select
}: SelectProps): ReactNode => (
  <Field {...{ label, note, hint, error, warning, className }}>
    {(control) => (
      <span className={styles.select}>
        <select
          {...select}
          {...control}
          className={styles.control}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} className={styles.arrow} />
      </span>
    )}
  </Field>
);

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** True if the field's group, which shows the error, is invalid. */
  readonly isWrong?: boolean;
  readonly onChange?: ((isChecked: boolean) => void) | undefined;
};

export const Checkbox = ({
  label,
  hint,
  error,
  isWrong = false,
  onChange,
  className,
  ...input
}: CheckboxProps): ReactNode => {
  const id = useId();
  const described =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={described}
          aria-invalid={error || isWrong ? true : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
};
