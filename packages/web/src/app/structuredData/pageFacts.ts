import { type Locale, languageTags, localizePath, productName } from '@tailorbird/domain/kernel';
import type { PageId } from '@tailorbird/domain/shell';
import type { Thing } from 'schema-dts';
import type { Namespace, Translate } from '../../platform/texts/texts.ts';
import type { PageHead } from '../head/pageHead.ts';
import type { ProductData } from '../pages/loadProduct.ts';
import type { DataOf } from '../pages/pages.ts';
import { breadcrumbFacts, type Crumb } from './breadcrumbFacts.ts';
import { companyFacts, siteFacts } from './companyFacts.ts';
import { articleFacts, faqFacts } from './contentFacts.ts';
import { productFacts } from './productFacts.ts';

type Shown<Data> = {
  readonly data: Data;
  readonly head: PageHead;
  readonly locale: Locale;
  readonly origin: string;
  readonly supportAddress: string;
  readonly translate: <N extends Namespace>(namespace: N) => Translate<N>;
};
type Place<Data> = Shown<Data> & {
  /** With language prefix. */ readonly path: string;
  readonly language: string;
};

/**
 * Subjects and breadcrumbs of a page; breadcrumbs are null for pages outside the
 * hierarchy.
 */
type Facts = { readonly about?: readonly Thing[]; readonly steps?: readonly Crumb[] | null };

const productPage = ({
  data: { type, group },
  origin,
  path,
  locale,
  translate,
}: Place<ProductData>): Facts => ({
  about: [productFacts(type, { origin, path })],
  steps: [
    { name: translate('designer')('crumbs.products'), path: localizePath('/products', locale) },
    ...(group
      ? [{ name: group.title, path: localizePath(`/products/${group.slug}`, locale) }]
      : []),
  ],
});

const notesStep = ({ translate, locale }: Place<unknown>): Crumb => ({
  name: translate('content')('notes.title'),
  path: localizePath('/notes', locale),
});

const factsOf: { readonly [Id in PageId]?: (place: Place<DataOf<Id>>) => Facts } = {
  home: ({ origin, supportAddress, path, language }) => ({
    about: [companyFacts({ origin, supportAddress }), siteFacts(origin, path, language)],
    steps: null,
  }),
  overview: ({ data, translate, locale }) => ({
    steps: data.chosen
      ? [{ name: translate('catalog')('title'), path: localizePath('/products', locale) }]
      : [],
  }),
  product: productPage,
  giftCard: productPage,
  notes: (place) => ({ steps: place.data.tag === null ? [] : [notesStep(place)] }),
  note: (place) => ({
    about: [articleFacts(place.data.note, place, place.head.picture)],
    steps: [notesStep(place)],
  }),
  faq: ({ data }) => ({ about: [faqFacts(data.page.blocks)] }),
};

/**
 * Schema.org data of a page: subjects and breadcrumbs. Created on the server only; pages hidden
 * from search engines have none.
 */
export const pageFacts = <Id extends PageId>(
  page: Id,
  shown: Shown<DataOf<Id>>,
): readonly Thing[] => {
  const { head, locale, origin } = shown;
  if (!head.paths) return [];
  const path = head.paths[locale];
  const { about = [], steps = [] } =
    factsOf[page]?.({ ...shown, path, language: languageTags[locale] }) ?? {};
  const home: Crumb = { name: productName, path: localizePath('/', locale) };
  return [
    ...about,
    ...(steps ? [breadcrumbFacts(origin, [home, ...steps, { name: head.name, path }])] : []),
  ];
};
