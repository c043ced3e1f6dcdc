import { type ReactNode, StrictMode, useEffect } from 'react';
import type { Services } from '../platform/services/services.ts';
import { ServicesContext } from '../platform/services/useService.ts';

const Hydrated = ({ onHydrated }: { readonly onHydrated: () => void }): null => {
  useEffect(onHydrated, [onHydrated]);
  return null;
};

type RootProps = {
  readonly services: Services;
  readonly children: ReactNode;
  readonly onHydrated?: () => void;
};

const nothing = (): void => {};

/**
 * Root component, identical on server and in browser, because React derives ids from the tree.
 */
export const Root = ({ services, children, onHydrated = nothing }: RootProps): ReactNode => (
  <StrictMode>
    <ServicesContext value={services}>
      {children}
      <Hydrated onHydrated={onHydrated} />
    </ServicesContext>
  </StrictMode>
);
