import { memo, type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './Choices.module.css';
import { LocalLink } from './links.tsx';

export type Choice = {
  readonly value: string;
  /**
   * Accessible name. `content` may show something else, such as a color; repeats of the name in
   * it are hidden from screen readers.
   */
  readonly label: string;
  /** Page that shows this choice, for visitors without a script. Without language prefix. */
  readonly path?: () => string;
  /** Reason why the choice is disabled; it stays visible. */
  readonly refusal?: string | undefined;
  readonly content: ReactNode;
};

type ChoicesProps = {
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  readonly isChosenByPointing?: boolean;
  readonly label: string;
  /** Groups with the same name form one radio group for the arrow keys. */
  readonly name?: string;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly choiceClassName?: string | undefined;
};

type WayProps = { readonly choice: Choice; readonly isChosen: boolean };

/** Link over a choice for pages without scripts; server-rendered only. */
const WayWithoutScript = ({ choice, isChosen }: WayProps): ReactNode =>
  choice.path && (
    <LocalLink
      to={choice.path()}
      className={styles.input}
      aria-label={choice.label}
      aria-current={isChosen || undefined}
      rel="nofollow"
    >
      {''}
    </LocalLink>
  );

type OneProps = WayProps & {
  readonly name: string;
  readonly className: string | undefined;
  readonly isChosenByPointing: boolean;
  readonly onChoose: (value: string) => void;
};

/** Memoized, so that a choice among forty colors rerenders only two. */
const One = memo(function One({
  choice,
  isChosen,
  name,
  className,
  isChosenByPointing,
  onChoose,
}: OneProps): ReactNode {
  const shared = {
    className: classNames(styles.choice, className),
    'data-chosen': isChosen || undefined,
  };
  if (choice.refusal !== undefined) {
    return (
      <span {...shared} data-refused="" title={`${choice.label}: ${choice.refusal}`}>
        <input
          type="radio"
          className={styles.input}
          name={name}
          disabled
          aria-label={`${choice.label}, ${choice.refusal}`}
        />
        {choice.content}
      </span>
    );
  }
  return (
    <label
      {...shared}
      title={choice.label}
      onPointerEnter={
        isChosenByPointing
          ? (event) => event.pointerType === 'mouse' && onChoose(choice.value)
          : undefined
      }
    >
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={choice.value}
        checked={isChosen}
        onChange={() => onChoose(choice.value)}
        aria-label={choice.label}
      />
      {choice.content}
      {choice.path && (
        <noscript>
          <WayWithoutScript choice={choice} isChosen={isChosen} />
        </noscript>
      )}
    </label>
  );
});

/**
 * Radio group. Without a script each choice is a link to the page that shows it. The
 * markup is the same on server and client; a choice made before hydration is applied
 * afterwards. Choices are compared by identity.
 */
export const Choices = ({
  choices,
  value,
  onChoose,
  isChosenByPointing = false,
  label,
  name,
  describedBy,
  className,
  choiceClassName,
}: ChoicesProps): ReactNode => {
  const id = useId();
  const latest = useRef(onChoose);
  useLayoutEffect(() => {
    latest.current = onChoose;
  }, [onChoose]);
  const choose = useCallback((chosen: string) => latest.current(chosen), []);
  return (
    <fieldset className={className} aria-label={label} aria-describedby={describedBy}>
      {choices.map((choice) => (
        <One
          key={choice.value}
          choice={choice}
          isChosen={choice.value === value}
          name={name ?? id}
          className={choiceClassName}
          isChosenByPointing={isChosenByPointing}
          onChoose={choose}
        />
      ))}
    </fieldset>
  );
};
