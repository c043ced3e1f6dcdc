import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './QuantityStepper.module.css';

/**
 * Timing of a held stepper button in milliseconds: at once, after half a second, then ten times
 * a second.
 */
const repeatTiming = { untilRepeat: 500, betweenRepeats: 100 } as const;

/**
 * Calls `act` now and repeatedly while held, until it returns false. Returns a function that
 * stops it.
 */
const repeatWhilePressed = (act: () => boolean): (() => void) => {
  let ticks: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearTimeout(wait);
    clearInterval(ticks);
  };
  const wait = setTimeout(() => {
    ticks = setInterval(() => {
      if (!act()) stop();
    }, repeatTiming.betweenRepeats);
    if (!act()) stop();
  }, repeatTiming.untilRepeat);
  if (!act()) stop();
  return stop;
};

type QuantityStepperProps = {
  readonly value: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Names of the field and its buttons, with what they count: "Quantity of Cotton T-Shirt". */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
};

/**
 * A number of pieces, 0 to 50 by default: typed, or stepped with buttons that repeat while
 * held.
 */
export const QuantityStepper = ({
  value,
  minimum = 0,
  maximum = 50,
  label,
  lessLabel,
  moreLabel,
  isDisabled = false,
  onChange,
}: QuantityStepperProps): ReactNode => {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const change = (next: number): void => {
    const within = Math.min(maximum, Math.max(minimum, next));
    if (within === latest.current) return;
    latest.current = within;
    onChange(within);
  };
  const step = (by: 1 | -1) => (): boolean => {
    change(latest.current + by);
    return latest.current > minimum && latest.current < maximum;
  };
  const enter = (text: string): void => {
    const number = /^\d{1,3}$/.test(text) ? Number(text) : null;
    setTyped(number !== null && number > maximum ? String(maximum) : text);
    if (number !== null) change(number);
  };
  const button = (by: 1 | -1, name: string): ReactNode => (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      disabled={isDisabled || (by === 1 ? value >= maximum : value <= minimum)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        setTyped(null);
        stop.current();
        stop.current = repeatWhilePressed(step(by));
      }}
      onPointerUp={() => stop.current()}
      onPointerLeave={() => stop.current()}
      onPointerCancel={() => stop.current()}
      onContextMenu={(event) => event.preventDefault()}
      // A pointer press has already stepped before its click; a click by keyboard or screen
      // reader has no press.
      onClick={(event) => {
        if (event.detail === 0) step(by)();
      }}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} size={16} />
    </button>
  );
  return (
    <div className={styles.stepper}>
      {button(-1, lessLabel)}
      <input
        className={styles.value}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        disabled={isDisabled}
        value={typed ?? String(value)}
        onChange={(event) => enter(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (by === 0) return;
          event.preventDefault();
          setTyped(null);
          change(latest.current + by);
        }}
      />
      {button(1, moreLabel)}
    </div>
  );
};
