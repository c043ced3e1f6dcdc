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

/** The top of the tree, the same on the server and in the browser: ids that React makes depend on the place of a component in it. */
export const Root = ({ services, children, onHydrated = nothing }: RootProps): ReactNode => (
  <StrictMode>
    <ServicesContext value={services}>
      {children}
      <Hydrated onHydrated={onHydrated} />
    </ServicesContext>
  </StrictMode>
);
