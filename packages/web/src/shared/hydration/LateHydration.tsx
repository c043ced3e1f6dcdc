import { defaultCurrency } from '@tailorbird/domain/location';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useView } from '../../platform/navigation/router.ts';
import { hasBeenTouched, stopWaiting } from '../../platform/parts/attention.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { LateCurrency, useCurrency } from '../visit/CurrencyContext.tsx';

/** A promise that `use` returns from without suspending. */
const passed = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

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

const Waiting = ({
  gate,
  children,
}: {
  readonly gate: Gate;
  readonly children: ReactNode;
}): ReactNode => {
  // Where React makes it anew, because something above has changed, there is nothing to wait with.
  const isMadeHere = useIsHydrated();
  use(!isMadeHere && !gate.isOpen && !hasBeenTouched() ? gate.opened : passed);
  return <LateCurrency>{children}</LateCurrency>;
};

/**
 * What is far below the first view: in a page that is taken over it stays as the server wrote it, and costs nothing, until `isWanted`, or until somebody uses what is in it. React shows no next view
 * before what may depend on it is taken over: nothing waits then, nor in another currency than the server writes, nor once the page was touched.
 */
export const LateHydration = ({
  isWanted,
  children,
}: {
  readonly isWanted: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const isHydrated = useIsHydrated();
  const [gate] = useState(() => makeGate(isHydrated || import.meta.env.SSR));
  const view = useView();
  const currency = useCurrency();
  const [first] = useState({ view, children });
  const hasChanged =
    view !== first.view || children !== first.children || currency !== defaultCurrency;
  // React holds a changed view back until all that depends on it is hydrated, also parts inside
  // others that still wait: those mount with the changed view and cannot tell that it has changed.
  if (hasChanged) stopWaiting();
  // Runs before the children render, which may be in the same pass.
  if (isWanted || hasChanged) gate.open();
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
