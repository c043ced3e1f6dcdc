import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: IconName;
  readonly label: string;
};

export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps): ReactNode => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={classNames(styles.button, className)}
  >
    <Icon name={icon} />
  </button>
);
