import { createContext, type ReactNode, type Ref, useContext } from 'react';
import styles from './AuthPanel.module.css';

export const AuthHeadingLevel = createContext<'h2' | 'h3'>('h3');

type AuthHeadingProps = { readonly children: ReactNode; readonly ref?: Ref<HTMLHeadingElement> };

export const AuthHeading = ({ children, ref }: AuthHeadingProps): ReactNode => {
  const Heading = useContext(AuthHeadingLevel);
  return (
    <Heading ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </Heading>
  );
};
