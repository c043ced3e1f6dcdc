import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import styles from './Choices.module.css';
import { LocalLink } from './links.tsx';

export type Choice = {
  readonly value: string;
  /** Its name; `content` may show something else, such as a color. */
  readonly label: string;
  /** Page that shows this choice, if there is one: where it leads before the page answers by itself. Without language prefix. */
  readonly path?: () => string;
  /** Why it cannot be chosen; it stays visible. */
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
  /** What is chosen here. */
  readonly label: string;
  /** Groups of one name choose one thing together; arrow keys go from one to the next. */
  readonly name?: string;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly choiceClassName?: string | undefined;
};

/**
 * One out of several: radio buttons with arrow keys. In the page as it comes from the server each choice is a link to the page that shows it, so that
 * choosing works before scripts are here, and without.
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
  const isHydrated = useIsHydrated();
  return (
    <fieldset className={className} aria-label={label} aria-describedby={describedBy}>
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        const shared = { className: classNames(styles.choice, choiceClassName), 'data-chosen': isChosen || undefined };
        if (choice.refusal !== undefined) {
          return (
            <span key={choice.value} {...shared} data-refused="" title={`${choice.label}: ${choice.refusal}`}>
              {isHydrated && (
                <input type="radio" className={styles.input} name={name ?? id} disabled aria-label={`${choice.label}, ${choice.refusal}`} />
              )}
              {choice.content}
            </span>
          );
        }
        if (!isHydrated && choice.path === undefined) {
          return (
            <span key={choice.value} {...shared}>
              {choice.content}
            </span>
          );
        }
        if (!isHydrated && choice.path !== undefined) {
          return (
            <LocalLink
              key={choice.value}
              to={choice.path()}
              {...shared}
              aria-label={choice.label}
              aria-current={isChosen || undefined}
              rel="nofollow"
            >
              {choice.content}
            </LocalLink>
          );
        }
        return (
          <label
            key={choice.value}
            {...shared}
            title={choice.label}
            onPointerEnter={isChosenByPointing ? (event) => event.pointerType === 'mouse' && onChoose(choice.value) : undefined}
          >
            <input
              type="radio"
              className={styles.input}
              name={name ?? id}
              value={choice.value}
              checked={isChosen}
              onChange={() => onChoose(choice.value)}
              aria-label={choice.label}
            />
            {choice.content}
          </label>
        );
      })}
    </fieldset>
  );
};
