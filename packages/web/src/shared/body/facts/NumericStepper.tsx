import type { Bounds } from '@tailorbird/domain/sizing';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { parseNumber } from '../../../platform/forms/parseNumber.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './NumericStepper.module.css';
import { reduceStepper, type Stepper, type StepperEvent } from './stepper.ts';

type NumericStepperProps = {
  readonly label: string;
  /** Null if nothing was entered; the first step starts from `start`. */
  readonly value: number | null;
  readonly bounds: Bounds;
  readonly step?: number;
  /** Value of the first step while the field is empty. */
  readonly start?: number;
  /** Text after the number, such as `cm`. */
  readonly unit?: string | undefined;
  /**
   * Formats and parses values that are more than a number: feet and inches, or a row of the
   * shoe table.
   */
  readonly format?: ((value: number) => string) | undefined;
  readonly parse?: ((text: string) => number | null) | undefined;
  readonly spoken?: string | undefined;
  /** Phones show a keyboard with letters and signs. */
  readonly hasSigns?: boolean;
  readonly hint?: string | undefined;
  /** Text next to the label about the value, such as an average. */
  readonly mark?: string | null | undefined;
  readonly error?: string | null | undefined;
  readonly hasRail?: boolean;
  readonly onChange: (value: number) => void;
  readonly onFocus?: (() => void) | undefined;
};

const fixedTexts = {
  minimum: 'stepper.fixedMinimum',
  maximum: 'stepper.fixedMaximum',
  unreadable: 'stepper.fixedUnreadable',
} as const;

const isNegative = (text: string): boolean => /^[-−–] ?\d/.test(text.trim());

/** Current time in milliseconds since the page was loaded. */
const now = (): number => performance.now();

/**
 * A number within bounds: typed, stepped by buttons that repeat while held or by arrow keys, or
 * set with a slider (SIZE-27, SIZE-28). Input stays as typed; on blur, a number out of bounds
 * becomes the bound and invalid input is removed, both with a message.
 */
export const NumericStepper = ({
  label,
  value,
  bounds,
  step = 1,
  start = bounds.minimum,
  unit,
  format,
  parse = parseNumber,
  spoken,
  hasSigns = false,
  hint,
  mark,
  error,
  hasRail = false,
  onChange,
  onFocus,
}: NumericStepperProps): ReactNode => {
  const t = useT('measuring');
  const languageTag = useLanguageTag();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [fixedTo, setFixedTo] = useState<'minimum' | 'maximum' | 'unreadable' | null>(null);
  const stepper = useRef<Stepper>({ value: value ?? start, held: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    stepper.current = { ...stepper.current, value: value ?? start };
  }, [value, start]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { minimum, maximum } = bounds;
  const write =
    format ??
    ((number: number) =>
      new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 }).format(number));
  const withUnit = (number: number): string => (unit ? `${write(number)} ${unit}` : write(number));

  const send = (event: StepperEvent): void => {
    const before = stepper.current.value;
    stepper.current = reduceStepper({ minimum, maximum, step }, stepper.current, event);
    if (stepper.current.value !== before || value === null) onChange(stepper.current.value);
  };
  const release = (): void => {
    clearTimeout(timer.current);
    send({ type: 'released' });
  };
  const repeat = (): void => {
    const { held } = stepper.current;
    if (held === null) return;
    timer.current = setTimeout(
      () => {
        send({ type: 'time-passed', at: now() });
        repeat();
      },
      Math.max(0, held.repeatAt - now()),
    );
  };
  const forgetTyping = (): void => {
    setTyped(null);
    setFixedTo(null);
  };
  const press = (direction: 1 | -1): void => {
    forgetTyping();
    clearTimeout(timer.current);
    send({ type: 'pressed', direction, at: now() });
  };
  const enter = (text: string): void => {
    setTyped(text);
    setFixedTo(null);
    const number = parse(text);
    if (number !== null && number >= minimum && number <= maximum)
      send({ type: 'typed', value: number });
  };
  const settle = (): void => {
    if (typed === null) return;
    const number = parse(typed) ?? (isNegative(typed) ? minimum - 1 : null);
    setTyped(null);
    if (number === null) {
      setFixedTo(typed.trim() === '' || value === null ? null : 'unreadable');
      return;
    }
    setFixedTo(number < minimum ? 'minimum' : number > maximum ? 'maximum' : null);
    send({ type: 'typed', value: number });
  };
  const stepTo = (number: number): void => {
    forgetTyping();
    send({ type: 'typed', value: number });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { current } = stepper;
    const goals: Readonly<Record<string, number>> = {
      ArrowUp: current.value + step,
      ArrowDown: current.value - step,
      PageUp: current.value + 10 * step,
      PageDown: current.value - 10 * step,
      Home: minimum,
      End: maximum,
    };
    // While typing, Home and End move the cursor.
    const goal =
      typed !== null && (event.key === 'Home' || event.key === 'End')
        ? undefined
        : goals[event.key];
    if (event.key === 'Enter') settle();
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepTo(goal);
  };
  const button = (direction: 1 | -1): ReactNode => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={t(direction === 1 ? 'stepper.more' : 'stepper.less', { label })}
      aria-disabled={
        value !== null && (direction === 1 ? value >= maximum : value <= minimum) ? true : undefined
      }
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        press(direction);
        repeat();
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // A pointer press has already stepped before its click; a screen reader's click has no
      // press.
      onClick={(event) => {
        if (event.detail !== 0) return;
        press(direction);
        release();
      }}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} size={16} />
    </button>
  );
  const fixedValue = fixedTo === 'unreadable' ? (value ?? start) : fixedTo && bounds[fixedTo];
  const fixed = fixedTo && t(fixedTexts[fixedTo], { value: withUnit(fixedValue ?? start) });
  const described = [mark && `${id}-mark`, `${id}-bounds`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const share = value === null ? 0 : (value - minimum) / (maximum - minimum);
  return (
    <div className={styles.stepper}>
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {mark && (
          <span id={`${id}-mark`} className={styles.mark}>
            {mark}
          </span>
        )}
      </span>
      <div className={styles.row}>
        {button(-1)}
        <span className={styles.value}>
          <input
            id={id}
            className={styles.input}
            role="spinbutton"
            inputMode={hasSigns ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={9}
            aria-valuemin={minimum}
            aria-valuemax={maximum}
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? undefined : (spoken ?? withUnit(value))}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            size={Math.max(2, (typed ?? (value === null ? '' : write(value))).length)}
            value={typed ?? (value === null ? '' : write(value))}
            onChange={(event) => enter(event.target.value)}
            onFocus={(event) => {
              event.target.select();
              onFocus?.();
            }}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
        {button(1)}
      </div>
      {hasRail && (
        <input
          type="range"
          className={styles.rail}
          style={{ '--share': share } as CSSProperties}
          tabIndex={-1}
          aria-hidden="true"
          min={minimum}
          max={maximum}
          step={step}
          value={value ?? start}
          onChange={(event) => stepTo(Number(event.target.value))}
          onPointerDown={onFocus}
        />
      )}
      <p id={`${id}-bounds`} className={styles.bounds}>
        {hint ?? t('stepper.bounds', { minimum: write(minimum), maximum: withUnit(maximum) })}
      </p>
      <p className={styles.fixed} role="status">
        {fixed}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
};
