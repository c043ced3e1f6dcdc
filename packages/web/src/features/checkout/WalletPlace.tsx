import { type ReactNode, useEffect, useRef } from 'react';
import type { WalletPress } from './paymentFields.ts';

/** Puts the button into a place of the page; answers what takes it out again. What is done when it is pressed may be another thing by then. */
export type OpenButton = (place: HTMLElement, press: () => WalletPress) => () => void;

/** A place for the button of a wallet. */
export const WalletPlace = ({ open, press }: { readonly open: OpenButton; readonly press: WalletPress }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(press);
  pressed.current = press;
  useEffect(() => (place.current ? open(place.current, () => pressed.current) : undefined), [open]);
  return <div ref={place} data-testid="wallet-button" />;
};
