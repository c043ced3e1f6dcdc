import type { ReactNode } from 'react';
import styles from './ViewChoice.module.css';

type ViewChoiceProps<Value extends string | number> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
};

/** Tabs between views of one page. Selecting a view does not move the options. */
export const ViewChoice = <Value extends string | number>({
  label,
  value,
  options,
  onChoose,
}: ViewChoiceProps<Value>): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: what is chosen here is sent with no form.
  <div role="group" aria-label={label} className={styles.views}>
    {options.map((each) => (
      <button
        key={each.value}
        type="button"
        className={styles.view}
        aria-pressed={each.value === value}
        onClick={() => onChoose(each.value)}
      >
        {each.label}
      </button>
    ))}
  </div>
);
