import type { CardScript } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';

/** The element a page has when cards are typed into fields of another company. */
export const cardScriptElement = 'card-script';

/** Whose script takes cards; null where the shop's own fields do. */
export const readCardScript = (): CardScript | null =>
  JSON.parse(
    document.getElementById(cardScriptElement)?.textContent ?? 'null',
  ) as CardScript | null;

/** Port: who brings in a script of another company that this page lets in. */
export type OutsideScripts = {
  readonly bring: (address: string) => Promise<Result<null, { readonly kind: 'unreachable' }>>;
};
