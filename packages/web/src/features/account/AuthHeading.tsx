import { createContext, type ReactNode, type Ref, useContext } from 'react';
import styles from './AuthPanel.module.css';

/** How deep the heading of a form stands: a panel has a title of its own above it, a page its name. */
export const AuthHeadingLevel = createContext<'h2' | 'h3'>('h3');

type AuthHeadingProps = { readonly children: ReactNode; readonly ref?: Ref<HTMLHeadingElement> };

/** What a form to sign in is for. It takes the focus when it takes the place of another. */
export const AuthHeading = ({ children, ref }: AuthHeadingProps): ReactNode => {
  const Heading = useContext(AuthHeadingLevel);
  return (
    <Heading ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </Heading>
  );
};
