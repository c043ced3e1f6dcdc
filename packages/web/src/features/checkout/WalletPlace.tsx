import { type ReactNode, useEffect, useRef } from 'react';
import type { WalletPress } from './paymentFields.ts';

/**
 * Mounts the button in an element; returns a function that unmounts it. `press` is read on each
 * press, since the callbacks may change.
 */
export type OpenButton = (place: HTMLElement, press: () => WalletPress) => () => void;

/**
 * Timeout for the answer whether a wallet is usable, so that it does not delay the
 * payment methods. In ms.
 */
const patienceMs = 4_000;

/** True if a wallet reports in time that it is usable. */
export const isOfUse = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    answer.catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs)),
  ]);

export const WalletPlace = ({
  open,
  press,
}: {
  readonly open: OpenButton;
  readonly press: WalletPress;
}): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(press);
  pressed.current = press;
  useEffect(() => (place.current ? open(place.current, () => pressed.current) : undefined), [open]);
  return <div ref={place} data-testid="wallet-button" />;
};
