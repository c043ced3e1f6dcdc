import { type ReactNode, useEffect, useRef } from 'react';
import type { WalletPress } from './paymentFields.ts';

/** Returns a function that unmounts it. `press` is read on each press: callbacks may change. */
export type OpenButton = (place: HTMLElement, press: () => WalletPress) => () => void;

/** In ms. A slow answer must not delay the payment methods. */
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
