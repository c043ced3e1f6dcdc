import type { Device } from '@tailorbird/domain/account';
import type { Viewer } from '@tailorbird/domain/catalog';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { Owner, Visitor } from './visitor.ts';

/** The actor of a use case. Properties that need the database are loaded on demand, once. */
export type Actor = {
  readonly locale: Locale;
  /** ISO code of the country for prices; null if unknown. */
  readonly country: string | null;
  readonly currency: Currency;
  readonly linkOrigin: string;
  /** Network address for rate limits; never logged. */
  readonly networkAddress: () => string;
  /** Token that shows an earlier sign-in with this browser; null without one. */
  readonly deviceToken: () => string | null;
  readonly device: () => Device;
  readonly visitor: () => Promise<Visitor>;
  readonly viewer: () => Promise<Viewer>;
  readonly owner: () => Promise<Owner>;
  /** Like `owner`, without creating a key for a new guest. */
  readonly knownOwner: () => Promise<Owner | null>;
};
