import type { CardScript } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';

/** Id of the element present when the card fields are a provider's. */
export const cardScriptElement = 'card-script';

/** The card script of a payment provider, or null if the shop uses its own fields. */
export const readCardScript = (): CardScript | null =>
  JSON.parse(
    document.getElementById(cardScriptElement)?.textContent ?? 'null',
  ) as CardScript | null;

/** Port: loads third-party scripts that the page's policy allows. */
export type OutsideScripts = {
  readonly load: (address: string) => Promise<Result<null, { readonly kind: 'unreachable' }>>;
};
