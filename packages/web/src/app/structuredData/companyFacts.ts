import { productName } from '@tailorbird/domain/kernel';
import type { Organization, WebSite } from 'schema-dts';
import { site } from '../../shared/site/site.ts';

type House = { readonly origin: string; readonly supportAddress: string };

export const companyFacts = ({ origin, supportAddress }: House): Exclude<Organization, string> => ({
  '@type': 'Organization',
  '@id': `${origin}/#house`,
  name: productName,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  email: supportAddress,
  sameAs: site.socialNetworks.map(({ address }) => address),
});

export const siteFacts = (
  origin: string,
  home: string,
  language: string,
): Exclude<WebSite, string> => ({
  '@type': 'WebSite',
  name: productName,
  url: origin + home,
  inLanguage: language,
  publisher: { '@id': `${origin}/#house` },
});
