import { defaultCurrency } from '@tailorbird/domain/location';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { LateCurrency, useCurrency } from '../visit/CurrencyContext.tsx';
import { hasBeenTouched } from './attention.ts';

type Gate = { isOpen: boolean; readonly open: () => void; readonly opened: Promise<void> };

const makeGate = (isOpen: boolean): Gate => {
  let tell = (): void => {};
  const opened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const gate: Gate = {
    isOpen,
    opened,
    open: () => {
      gate.isOpen = true;
      tell();
    },
  };
  return gate;
};

const Waiting = ({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }): ReactNode => {
  if (!gate.isOpen && !hasBeenTouched()) use(gate.opened);
  return <LateCurrency>{children}</LateCurrency>;
};

/**
 * What is far below the first view: in a page that is taken over it stays as the server wrote it, and costs nothing, until `isWanted`, or until somebody uses what is in it. React would put its
 * stand-in where something changes before that it depends on, so nothing waits then: not in another currency than the server writes, and not once the page was touched.
 */
export const LateHydration = ({ isWanted, children }: { readonly isWanted: boolean; readonly children: ReactNode }): ReactNode => {
  const isHydrated = useIsHydrated();
  const [gate] = useState(() => makeGate(isHydrated || import.meta.env.SSR));
  const currency = useCurrency();
  // Before what is below is looked at, which may be in this very turn.
  if (isWanted || currency !== defaultCurrency) gate.open();
  // The same element for as long as it has the same content: another one would be a change.
  return useMemo(
    () => (
      <Suspense>
        <Waiting gate={gate}>{children}</Waiting>
      </Suspense>
    ),
    [gate, children],
  );
};
