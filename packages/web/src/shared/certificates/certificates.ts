import type { Certificate, Content } from '@tailorbird/domain/content';
import { later, store } from '../../platform/services/token.ts';
import { ContentT } from '../ports/ports.ts';

type Needs = { readonly content: () => Promise<Pick<Content, 'certificates'>> };

/** The footer works without certificates. */
class Certificates {
  readonly held: () => Promise<readonly Certificate[]>;

  constructor({ content }: Needs) {
    this.held = async () => {
      try {
        return await (await content()).certificates();
      } catch {
        return [];
      }
    };
  }
}

export const CertificatesT = store('Certificates', {
  scope: 'tab',
  needs: { content: later(ContentT) },
  is: Certificates,
});
