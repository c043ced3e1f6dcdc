import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardScript } from '@tailorbird/domain/checkout';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';
import type { ChangedTexts } from '../../contexts/staff/application/texts/liveTexts.ts';

/** What the shop's web part answers for an address. */
export type RenderedPage = {
  readonly status: number;
  /** The pattern of its path, `/products/:group`; absent for a page that does not exist. */
  readonly route?: string;
  /** Where to go instead. */
  readonly location?: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type CallShop = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A seller as pages name them. */
export type ShownSeller = {
  readonly name: string;
  readonly address: string;
  readonly isPortuguese: boolean;
};

/** Port: turns an address into HTML. `fetch` answers calls to the shop itself, as nobody in particular; `outside` are services of other companies that are told of visits, `chat` one that people of the house answer in, `cards` one whose script takes cards; people write to `supportAddress`. */
export type Renderer = (request: {
  readonly url: string;
  readonly fetch: CallShop;
  readonly outside?: OutsideKeys;
  readonly chat?: ChatProvider | null;
  readonly cards?: CardScript | null;
  readonly supportAddress: string;
  /** Who sells, as products and the footer name them. */
  readonly seller?: ShownSeller | null;
  /** Whether a review service collects reviews of this shop. */
  readonly hasReviews?: boolean;
  readonly changedTexts?: ChangedTexts | undefined;
  /** Hears what went wrong on the way to a page that says so. */
  readonly report?: (cause: unknown) => void;
}) => Promise<RenderedPage>;

const web = new URL('../../../../web/', import.meta.url);

/** The folder of files for browsers; null while the shop is not built. */
export const builtFilesFolder = (): string | null => {
  const folder = fileURLToPath(new URL('dist/client/', web));
  return existsSync(folder) ? folder : null;
};

/** The built shop's renderer; null while it is not built. */
export const loadRenderer = async (): Promise<Renderer | null> => {
  const entry = new URL('dist/server/entry-server.js', web);
  if (!existsSync(entry)) return null;
  const { render } = (await import(entry.href)) as { readonly render: Renderer };
  return render;
};

export const webFolder: string = fileURLToPath(web);
