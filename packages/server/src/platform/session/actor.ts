import type { Device } from '@tailorbird/domain/account';
import type { Viewer } from '@tailorbird/domain/catalog';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { Owner, Visitor } from './visitor.ts';

/** Who asks a use case for something, and what can be known about them. Whatever needs the database is asked for, and asked once. */
export type Actor = {
  /** The language they read. */
  readonly locale: Locale;
  /** ISO code of the country prices are for; null when nobody knows. */
  readonly country: string | null;
  readonly currency: Currency;
  /** Where links in mails to them begin: scheme and host. */
  readonly linkOrigin: string;
  /** Where they ask from, for counting attempts; never logged. */
  readonly networkAddress: () => string;
  /** What their browser shows to have been signed in before; null when it shows nothing. */
  readonly deviceToken: () => string | null;
  /** What they visit with. */
  readonly device: () => Device;
  readonly visitor: () => Promise<Visitor>;
  readonly viewer: () => Promise<Viewer>;
  /** Whose basket and sizes are meant; a guest without a key gets one, and its cookie. */
  readonly owner: () => Promise<Owner>;
  /** The same, but a guest who has nothing yet stays without a key. */
  readonly knownOwner: () => Promise<Owner | null>;
};
