/** Parts of the server's adapters that the first view needs; the container loads later. */
import { shopLocation } from '../platform/site/shopLocation.ts';
import { withBase } from '../ui/basePath.ts';

export { fileAddresses } from '@tailorbird/adapter-http/fileAddresses';
export { readVisit } from '@tailorbird/adapter-http/readVisit';

/** True if the shop responds. The service worker never answers this request. */
export const hasNetwork = (): Promise<boolean> =>
  fetch(withBase(shopLocation().pathname), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
