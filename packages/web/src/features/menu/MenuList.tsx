import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { PanelLink } from '../../platform/panels/PanelLink.tsx';
import { useService } from '../../platform/services/useService.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Menu.module.css';
import { menuItemDelayMs } from './menuState.ts';
import { MenuT } from './menuStore.ts';

/** A list with items that appear one after the other (MENU-26). */
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
          style={{ ['--delay' as string]: `${menuItemDelayMs(index)}ms` }}
        >
          {child}
        </li>
      ))}
  </ul>
);

export const LevelTitle = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <h2 className={styles.levelTitle} tabIndex={-1} data-level-title="">
    {children}
  </h2>
);

/** Delay that ignores pointers crossing a button. */
const hoverDelayMs = 120;

/** Opens a level when the mouse rests on its button. A click then leaves it open. */
const useHover = (open: (() => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpenedByHover,
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      if (!open || pointerType !== 'mouse') return;
      timer.current = setTimeout(() => {
        isOpenedByHover.current = true;
        open();
      }, hoverDelayMs);
    },
    onPointerLeave: (): void => {
      clearTimeout(timer.current);
      isOpenedByHover.current = false;
    },
  };
};

export const OpenButton = ({
  level,
  label,
  isActive,
  onClick,
  onHover,
}: {
  readonly level: string;
  readonly label: string;
  readonly isActive: boolean;
  readonly onClick: () => void;
  /** Opens the level while it is closed. */
  readonly onHover?: (() => void) | undefined;
}): ReactNode => {
  const { isOpenedByHover, onPointerEnter, onPointerLeave } = useHover(
    isActive ? undefined : onHover,
  );
  return (
    <button
      type="button"
      className={classNames(styles.row, isActive && styles.active)}
      aria-expanded={isActive}
      data-level={level}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onClick={({ detail }) => {
        // A keyboard's click has no detail.
        if (detail > 0 && isOpenedByHover.current) return;
        onPointerLeave();
        onClick();
      }}
    >
      {label}
      <Icon name="right" size={16} className={styles.chevron} />
    </button>
  );
};

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
        // Navigation to another page starts at its top; a link to this page must scroll
        // explicitly (MENU-25).
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
