import { type ReactNode, StrictMode, useEffect } from 'react';
import { type DataRouter, RouterContext } from '../platform/navigation/router.ts';
import type { Services } from '../platform/services/services.ts';
import { ServicesContext } from '../platform/services/useService.ts';

const Hydrated = ({ onHydrated }: { readonly onHydrated: () => void }): null => {
  useEffect(onHydrated, [onHydrated]);
  return null;
};

type RootProps = {
  readonly services: Services;
  readonly router: DataRouter;
  readonly children: ReactNode;
  readonly onHydrated?: () => void;
};

const nothing = (): void => {};

/**
 * Root component, identical on server and in browser, because React derives ids from the tree.
 */
export const Root = ({
  services,
  router,
  children,
  onHydrated = nothing,
}: RootProps): ReactNode => (
  <StrictMode>
    <ServicesContext value={services}>
      <RouterContext value={router}>{children}</RouterContext>
      <Hydrated onHydrated={onHydrated} />
    </ServicesContext>
  </StrictMode>
);
