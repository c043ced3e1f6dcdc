import { isGuardKind } from '@tailorbird/domain/shell';
import type { PageAddress, PageDefinition, PageLoad } from './page.ts';
import { pageFailure } from './page.ts';

type EnteredPage<Data> = Pick<PageDefinition<Data>, 'validate' | 'validateLoaded' | 'load'>;

const unknownMiddleware = (): Error => {
  const message = 'Unknown middleware';
  return Object.assign(new Error(message), { name: 'Problem', explanation: message });
};

const notFound = (): unknown => pageFailure(404);

const demand = (isValid: boolean | undefined): void => {
  if (isValid === false) throw notFound();
};

/**
 * Loads a page's data if it may be shown: an unknown guard is an error 500 (ERR-08), an invalid
 * address, invalid or missing data is a 404, and thrown errors keep their status and message
 * (ERR-09).
 */
export const enterPage = async <Data>(
  page: EnteredPage<Data>,
  guard: { readonly kind: string } | null,
  request: PageLoad & PageAddress,
): Promise<Data | undefined> => {
  if (guard && !isGuardKind(guard.kind)) throw unknownMiddleware();
  demand(page.validate?.(request));
  const data = await page.load?.(request);
  if (data === null) throw notFound();
  if (data !== undefined) demand(page.validateLoaded?.(data, request));
  return data;
};
