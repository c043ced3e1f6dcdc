import { type Locale, languageTags, localizePath } from '@tailorbird/domain/kernel';
import { productName } from '@tailorbird/domain/shell';
import type { Thing } from 'schema-dts';
import type { OverviewData } from '../../features/catalog/loadOverview.ts';
import type { PageData } from '../../features/content/loadPage.ts';
import type { NoteData } from '../../features/content/NotePage.tsx';
import type { Namespace, Translate } from '../../platform/texts/texts.ts';
import type { PageHead } from '../head/pageHead.ts';
import type { ProductData } from '../pages/loadProduct.ts';
import { breadcrumbFacts, type Crumb } from './breadcrumbFacts.ts';
import { articleFacts, faqFacts } from './contentFacts.ts';
import { houseFacts, siteFacts } from './houseFacts.ts';
import { productFacts } from './productFacts.ts';

type Shown = {
  /** Name of the page's route, which tells what `data` is. */
  readonly name: string;
  readonly data: unknown;
  readonly head: PageHead;
  readonly locale: Locale;
  readonly origin: string;
  readonly translate: <N extends Namespace>(namespace: N) => Translate<N>;
};

const isGiftCard = (name: string): boolean => /gift-?card$/.test(name);

/** The steps between the home page and a page that is neither it nor the first below it. */
const between = ({ name, data, translate, locale }: Shown): readonly Crumb[] => {
  if (name === 'products')
    return (data as OverviewData).chosen ? [{ name: translate('catalog')('title'), path: localizePath('/products', locale) }] : [];
  if (name === 'product' || isGiftCard(name)) {
    const { group } = data as ProductData;
    return [
      { name: translate('designer')('crumbs.products'), path: localizePath('/products', locale) },
      ...(group ? [{ name: group.title, path: localizePath(`/products/${group.slug}`, locale) }] : []),
    ];
  }
  return name.startsWith('notes-') ? [{ name: translate('content')('notes.title'), path: localizePath('/notes', locale) }] : [];
};

const ofPage = ({ name, data, head, locale, origin }: Shown, path: string): readonly Thing[] => {
  const language = languageTags[locale];
  switch (name) {
    case 'home':
      return [houseFacts(origin), siteFacts(origin, path, language)];
    case 'notes-slug':
      return [articleFacts((data as NoteData).note, { origin, path, language }, head.picture)];
    case 'faq':
      return [faqFacts((data as PageData).page.blocks)];
    case 'product':
      return [productFacts((data as ProductData).type, { origin, path })];
    default:
      return isGiftCard(name) ? [productFacts((data as ProductData).type, { origin, path })] : [];
  }
};

/**
 * Facts for search engines, said in the terms of schema.org: what a page is about, and the way to it. The server alone writes them; a page that is not to be found has
 * none.
 */
export const pageFacts = (shown: Shown): readonly Thing[] => {
  const { head, locale, origin, name } = shown;
  if (!head.paths) return [];
  const path = head.paths[locale];
  const home: Crumb = { name: productName, path: localizePath('/', locale) };
  const crumbs = name === 'home' ? [] : [breadcrumbFacts(origin, [home, ...between(shown), { name: head.name, path }])];
  return [...ofPage(shown, path), ...crumbs];
};
