import type { ReactNode } from 'react';
import { PanelLink } from '../../platform/panels/PanelLink.tsx';
import { useService } from '../../platform/services/useService.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Menu.module.css';
import { menuItemDelayMs } from './menuState.ts';
import { MenuT } from './menuStore.ts';

/** A list whose items come in one after the other (MENU-26). */
export const Column = ({
  children,
  label,
}: {
  readonly children: readonly ReactNode[];
  readonly label?: string | undefined;
}): ReactNode => (
  <ul className={styles.column} aria-label={label}>
    {children
      .filter((child) => child !== null && child !== false)
      .map((child, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the index sets the delay.
          key={index}
          className={styles.item}
          style={{ animationDelay: `${menuItemDelayMs(index)}ms` }}
        >
          {child}
        </li>
      ))}
  </ul>
);

/** What a level that stands alone is called. */
export const LevelTitle = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <h2 className={styles.levelTitle} tabIndex={-1} data-level-title="">
    {children}
  </h2>
);

/** Opens a level of the menu, or closes it. */
export const OpenButton = ({
  level,
  label,
  isActive,
  onClick,
}: {
  /** The level it opens. */
  readonly level: string;
  readonly label: string;
  readonly isActive: boolean;
  readonly onClick: () => void;
}): ReactNode => (
  <button
    type="button"
    className={classNames(styles.row, isActive && styles.active)}
    aria-expanded={isActive}
    data-level={level}
    onClick={onClick}
  >
    {label}
    <Icon name="right" size={16} className={styles.chevron} />
  </button>
);

/** Leads to a page, or to a panel over this one, and closes the menu. */
export const PageLink = ({
  to,
  tag,
  children,
  onPreview,
}: {
  readonly to: string;
  readonly tag?: string | undefined;
  readonly children: ReactNode;
  readonly onPreview?: (() => void) | undefined;
}): ReactNode => {
  const menu = useService(MenuT);
  return (
    <PanelLink
      to={to}
      className={styles.row}
      onPointerEnter={onPreview}
      onFocus={onPreview}
      onClick={() => {
        menu.close();
        // The way to another page ends at its top; one to this page has to be told (MENU-25).
        if (!to.startsWith('?')) scrollTo({ top: 0 });
      }}
    >
      <span>
        {children}
        {tag && <span className={styles.tag}>{tag}</span>}
      </span>
    </PanelLink>
  );
};
