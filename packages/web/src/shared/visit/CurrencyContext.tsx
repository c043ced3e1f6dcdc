import type { Currency } from '@tailorbird/domain/kernel';
import { defaultCurrency } from '@tailorbird/domain/location';
import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from './visitStore.ts';

const CurrencyContext = createContext<Currency>(defaultCurrency);

/** Observes the visit once for all prices: a hundred observers would be slow. */
export const CurrencyProvider = observer(function CurrencyProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <CurrencyContext value={useService(VisitT).currency}>{children}</CurrencyContext>;
});

export const useCurrency = (): Currency => useContext(CurrencyContext);

const never = (): (() => void) => () => {};

/**
 * Currency for late-hydrated parts: the server's currency until hydration, because the visit
 * may already have another one.
 */
export const LateCurrency = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const currency = useCurrency();
  const shown = useSyncExternalStore(
    never,
    () => currency,
    () => defaultCurrency,
  );
  return <CurrencyContext value={shown}>{children}</CurrencyContext>;
};
