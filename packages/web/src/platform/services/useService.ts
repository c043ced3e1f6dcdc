import { useEffect, useState } from 'react';
import type { Token } from '../../composition/tokens.ts';
import { useApp } from '../app.ts';

/**
 * A service for a component, or null until it is here: show the neutral state meanwhile. Asking for it loads the container, after the page is
 * interactive.
 */
export const useService = <Service>(token: Token<Service>): Service | null => {
  const { services } = useApp();
  // Not read while hydrating: the first render shows what the server showed.
  const [service, setService] = useState<Service | null>(null);
  useEffect(() => {
    let wanted = true;
    services.get(token).then(
      (found) => wanted && setService(() => found),
      (error: unknown) => console.error('The services could not be loaded', error),
    );
    return () => {
      wanted = false;
    };
  }, [services, token]);
  return service;
};
