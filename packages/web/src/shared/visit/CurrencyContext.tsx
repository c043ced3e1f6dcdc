import type { Currency } from '@tailorbird/domain/kernel';
import { defaultCurrency } from '@tailorbird/domain/location';
import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from './visitStore.ts';

const CurrencyContext = createContext<Currency>(defaultCurrency);

/** Watches the visit for all prices below it: a range has a hundred, and to watch it for each of them takes longer than to write it. */
export const CurrencyProvider = observer(function CurrencyProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <CurrencyContext value={useService(VisitT).currency}>{children}</CurrencyContext>;
});

/** The currency of the visit. */
export const useCurrency = (): Currency => useContext(CurrencyContext);

const never = (): (() => void) => () => {};

/** Prices in what is taken over late, when the visit may have its currency already: they are those that the server wrote, in its own, until it is taken over. */
export const LateCurrency = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const currency = useCurrency();
  const shown = useSyncExternalStore(
    never,
    () => currency,
    () => defaultCurrency,
  );
  return <CurrencyContext value={shown}>{children}</CurrencyContext>;
};
