import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Icon.module.css';

/** Shapes in a 24 × 24 box, drawn with one even line. */
const shapes = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.7 15.7L21 21',
  filter: 'M4 7h16M7 12h10M10 17h4',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  close: 'M5 5l14 14M19 5L5 19',
  basket: 'M4 9h16l-1.6 11H5.6zM8.5 9V7a3.5 3.5 0 0 1 7 0v2',
  person: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
  help: 'M20.5 11.5a8.5 8.5 0 0 1-12.6 7.4L3.5 20.5l1.6-4.4a8.5 8.5 0 1 1 15.4-4.6zM9.7 9.5a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2.9-1.2 1.8M12 16v.01',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h6',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.5v.01',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
} as const;
export type IconName = keyof typeof shapes;

type IconProps = {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
};

export const Icon = ({ name, size = 20, className }: IconProps): ReactNode => (
  <svg
    className={classNames(styles.icon, className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={shapes[name]} />
  </svg>
);
