import { defaultCurrency } from '@tailorbird/domain/location';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { hasInteracted, stopWaiting } from '../../platform/hydration/attention.ts';
import { useRouterChange } from '../../platform/navigation/router.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { LateCurrency, useCurrency } from '../visit/CurrencyContext.tsx';

/** A fulfilled promise, so that `use` does not suspend. */
const passed = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type Gate = { isOpen: boolean; readonly open: () => void; readonly opened: Promise<void> };

const makeGate = (isOpen: boolean): Gate => {
  let release = (): void => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const gate: Gate = {
    isOpen,
    opened,
    open: () => {
      gate.isOpen = true;
      release();
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
  // Without server HTML, as after a remount, nothing waits.
  const isMadeHere = useIsHydrated();
  use(!isMadeHere && !gate.isOpen && !hasInteracted() ? gate.opened : passed);
  return <LateCurrency>{children}</LateCurrency>;
};

/**
 * Delays hydration of content far below the first view: the server HTML stays until `isWanted`
 * or the first use. React holds back the next view until its dependencies are hydrated, so
 * nothing waits then, nor with a currency other than the server's, nor after the page was
 * touched.
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
  const view = useRouterChange();
  const currency = useCurrency();
  const [first] = useState({ view, children });
  const hasChanged =
    view !== first.view || children !== first.children || currency !== defaultCurrency;
  // React holds back a changed view until everything that depends on it is hydrated, including
  // nested waiting parts. Those mount with the new view and cannot detect the change.
  if (hasChanged) stopWaiting();
  // Opens the gate before the children render, possibly in the same pass.
  if (isWanted || hasChanged) gate.open();
  // Memoized: a new element would count as a change.
  return useMemo(
    () => (
      <Suspense>
        <Waiting gate={gate}>{children}</Waiting>
      </Suspense>
    ),
    [gate, children],
  );
};
