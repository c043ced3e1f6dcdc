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
  /** Page that shows this choice, if there is one: where it leads without a script. Without language prefix. */
  readonly path?: () => string;
  /** Reason why the choice is disabled; it stays visible. */
  readonly refusal?: string | undefined;
  readonly content: ReactNode;
};

type ChoicesProps = {
  readonly choices: readonly Choice[];
  /** Null: nothing is chosen yet. */
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  /** The mouse is enough: pointing at a choice makes it. */
  readonly isChosenByPointing?: boolean;
  readonly label: string;
  /** Groups of one name choose one thing together; arrow keys go from one to the next. */
  readonly name?: string;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly choiceClassName?: string | undefined;
};

type WayProps = { readonly choice: Choice; readonly isChosen: boolean };

/** Covers a choice in pages without scripts; rendered on the server only. */
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

/** Renders when it changes: of forty colors a choice changes two. */
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
 * One out of several: radio buttons with arrow keys. Without a script each choice is a link to the page that shows it. The markup is the same on both sides, so
 * that taking a page over changes nothing; what is chosen before is chosen again then. Choices that stay the same objects are left alone when another one is made.
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
