import type { ReactNode } from 'react';

/** Facts for search engines. The text cannot end the script element it stands in. */
export const JsonLd = ({ facts }: { readonly facts: object }): ReactNode => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is JSON made here, with `<` escaped.
    dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c') }}
  />
);
