import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardScript } from '@tailorbird/domain/checkout';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';
import type { ChangedTexts } from '../../contexts/staff/application/texts/liveTexts.ts';

export type RenderedPage = {
  readonly status: number;
  /** Its route pattern, such as `/products/:group`; absent for a missing page. */
  readonly route?: string;
  readonly location?: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type CallShop = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export type ShownSeller = {
  readonly name: string;
  readonly address: string;
  readonly isPortuguese: boolean;
};

/**
 * Port: renders an address to HTML. `fetch` calls the shop's API anonymously. `outside` are
 * external services that receive page views, `chat` the external messenger, `cards` the script
 * for card fields; `supportAddress` is the address of customer support.
 */
export type Renderer = (request: {
  readonly url: string;
  readonly fetch: CallShop;
  readonly outside?: OutsideKeys;
  readonly chat?: ChatProvider | null;
  readonly cards?: CardScript | null;
  readonly supportAddress: string;
  readonly seller?: ShownSeller | null;
  readonly hasReviews?: boolean;
  readonly billingYears?: number;
  readonly changedTexts?: ChangedTexts | undefined;
  /** Called with the error shown by an error page. */
  readonly report?: (cause: unknown) => void;
}) => Promise<RenderedPage>;

const web = new URL('../../../../web/', import.meta.url);

export const builtFilesFolder = (): string | null => {
  const folder = fileURLToPath(new URL('dist/client/', web));
  return existsSync(folder) ? folder : null;
};

export const loadRenderer = async (): Promise<Renderer | null> => {
  const entry = new URL('dist/server/entry-server.js', web);
  if (!existsSync(entry)) return null;
  const { render } = (await import(entry.href)) as { readonly render: Renderer };
  return render;
};

export const webFolder: string = fileURLToPath(web);
