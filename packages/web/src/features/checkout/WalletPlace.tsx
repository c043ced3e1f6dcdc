import { type ReactNode, useEffect, useRef } from 'react';
import type { WalletPress } from './paymentFields.ts';

/** Puts the button into a place of the page; answers what takes it out again. What is done when it is pressed may be another thing by then. */
export type OpenButton = (place: HTMLElement, press: () => WalletPress) => () => void;

/** How long a wallet may take to say whether it is of use here: nobody waits longer for the ways to pay. */
const patienceMs = 4_000;

/** Whether a wallet says in time that it is of use; one that fails is of none. */
export const isOfUse = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    answer.catch(() => false),
    new Promise<boolean>((tell) => setTimeout(() => tell(false), patienceMs)),
  ]);

/** A place for the button of a wallet. */
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
