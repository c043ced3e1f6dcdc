import { type ReactNode, StrictMode, useEffect } from 'react';
import { type App, AppContext } from '../platform/app.ts';

const Hydrated = ({ onHydrated }: { readonly onHydrated: () => void }): null => {
  useEffect(onHydrated, [onHydrated]);
  return null;
};

type RootProps = { readonly app: App; readonly children: ReactNode; readonly onHydrated?: () => void };

const nothing = (): void => {};

/** The top of the tree, the same on the server and in the browser: ids that React makes depend on the place of a component in it. */
export const Root = ({ app, children, onHydrated = nothing }: RootProps): ReactNode => (
  <StrictMode>
    <AppContext value={app}>
      {children}
      <Hydrated onHydrated={onHydrated} />
    </AppContext>
  </StrictMode>
);
