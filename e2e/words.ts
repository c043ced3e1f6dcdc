/**
 * Texts and product names from the shop's own files, so that journeys find them as visitors see
 * them, in both languages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleFigures } from '../packages/domain/src/content/index.ts';
import type account from '../packages/web/locales/en/account.json';
import type basket from '../packages/web/locales/en/basket.json';
import type catalog from '../packages/web/locales/en/catalog.json';
import type certificates from '../packages/web/locales/en/certificates.json';
import type chat from '../packages/web/locales/en/chat.json';
import type checkout from '../packages/web/locales/en/checkout.json';
import type claims from '../packages/web/locales/en/claims.json';
import type cloth from '../packages/web/locales/en/cloth.json';
import type consent from '../packages/web/locales/en/consent.json';
import type content from '../packages/web/locales/en/content.json';
import type demo from '../packages/web/locales/en/demo.json';
import type designer from '../packages/web/locales/en/designer.json';
import type expenditure from '../packages/web/locales/en/expenditure.json';
import type failure from '../packages/web/locales/en/failure.json';
import type favorites from '../packages/web/locales/en/favorites.json';
import type findOrder from '../packages/web/locales/en/findOrder.json';
import type findSize from '../packages/web/locales/en/findSize.json';
import type fit from '../packages/web/locales/en/fit.json';
import type fitFeedback from '../packages/web/locales/en/fitFeedback.json';
import type garment from '../packages/web/locales/en/garment.json';
import type garmentPanels from '../packages/web/locales/en/garmentPanels.json';
import type inbox from '../packages/web/locales/en/inbox.json';
import type inquiries from '../packages/web/locales/en/inquiries.json';
import type legal from '../packages/web/locales/en/legal.json';
import type levies from '../packages/web/locales/en/levies.json';
import type means from '../packages/web/locales/en/means.json';
import type measuring from '../packages/web/locales/en/measuring.json';
import type menu from '../packages/web/locales/en/menu.json';
import type newsletter from '../packages/web/locales/en/newsletter.json';
import type offline from '../packages/web/locales/en/offline.json';
import type orders from '../packages/web/locales/en/orders.json';
import type ownMeasures from '../packages/web/locales/en/ownMeasures.json';
import type papers from '../packages/web/locales/en/papers.json';
import type referrals from '../packages/web/locales/en/referrals.json';
import type reviews from '../packages/web/locales/en/reviews.json';
import type search from '../packages/web/locales/en/search.json';
import type security from '../packages/web/locales/en/security.json';
import type shell from '../packages/web/locales/en/shell.json';
import type sizeFiles from '../packages/web/locales/en/sizeFiles.json';
import type sizeProposal from '../packages/web/locales/en/sizeProposal.json';
import type sizes from '../packages/web/locales/en/sizes.json';
import type sizing from '../packages/web/locales/en/sizing.json';
import type social from '../packages/web/locales/en/social.json';
import type staff from '../packages/web/locales/en/staff.json';
import type studio from '../packages/web/locales/en/studio.json';
import type withdrawal from '../packages/web/locales/en/withdrawal.json';
import type worn from '../packages/web/locales/en/worn.json';

export type Language = 'en' | 'de';
export const languages: readonly Language[] = ['en', 'de'];

type Texts = {
  readonly account: typeof account;
  readonly basket: typeof basket;
  readonly catalog: typeof catalog;
  readonly certificates: typeof certificates;
  readonly chat: typeof chat;
  readonly checkout: typeof checkout;
  readonly claims: typeof claims;
  readonly cloth: typeof cloth;
  readonly consent: typeof consent;
  readonly content: typeof content;
  readonly demo: typeof demo;
  readonly designer: typeof designer;
  readonly favorites: typeof favorites;
  readonly findOrder: typeof findOrder;
  readonly findSize: typeof findSize;
  readonly fit: typeof fit;
  readonly fitFeedback: typeof fitFeedback;
  readonly garment: typeof garment;
  readonly garmentPanels: typeof garmentPanels;
  readonly means: typeof means;
  readonly legal: typeof legal;
  readonly levies: typeof levies;
  readonly measuring: typeof measuring;
  readonly inbox: typeof inbox;
  readonly inquiries: typeof inquiries;
  readonly menu: typeof menu;
  readonly newsletter: typeof newsletter;
  readonly offline: typeof offline;
  readonly orders: typeof orders;
  readonly referrals: typeof referrals;
  readonly papers: typeof papers;
  readonly reviews: typeof reviews;
  readonly search: typeof search;
  readonly security: typeof security;
  readonly shell: typeof shell;
  readonly ownMeasures: typeof ownMeasures;
  readonly sizeFiles: typeof sizeFiles;
  readonly sizeProposal: typeof sizeProposal;
  readonly sizes: typeof sizes;
  readonly sizing: typeof sizing;
  readonly social: typeof social;
  readonly staff: typeof staff;
  readonly studio: typeof studio;
  readonly withdrawal: typeof withdrawal;
  readonly worn: typeof worn;
  readonly expenditure: typeof expenditure;
  readonly failure: typeof failure;
};
type Namespace = keyof Texts;
type Stem<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;
type Joined<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Stem<Key>
    : `${Key}.${Joined<Tree[Key]>}`;
}[keyof Tree & string];

/** Key of a text with its context: `basket/line.quantity`. */
export type Word = { [N in Namespace]: `${N}/${Joined<Texts[N]>}` }[Namespace];
export type Translate = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const root = join(import.meta.dirname, '..', 'packages');
const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Content;

type Tree = { readonly [key: string]: string | Tree };

const find = (tree: Tree, path: string): string | undefined => {
  const [key = '', ...rest] = path.split('.');
  const found = tree[key];
  if (typeof found === 'string' || found === undefined)
    return rest.length === 0 ? found : undefined;
  return find(found, rest.join('.'));
};

/**
 * The texts of a language. `count` selects singular or plural; other values fill placeholders.
 * Throws for an unknown key.
 */
export const wordsOf =
  (language: Language): Translate =>
  (word, values = {}) => {
    const [namespace = '', key = ''] = word.split('/');
    const texts = readJson<Tree>(`web/locales/${language}/${namespace}.json`);
    const text = find(texts, key) ?? find(texts, `${key}_${values.count === 1 ? 'one' : 'other'}`);
    if (text === undefined) throw new Error(`The shop has no words for ${word}`);
    return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) =>
      String(values[name] ?? ruleFigures[name] ?? gap),
    );
  };

type Titled = { readonly slug: string; readonly title: Readonly<Record<Language, string>> };
type Collection = {
  readonly slug: string;
  readonly title?: Titled['title'];
  readonly traitLabelTitle?: Titled['title'];
  readonly properties: readonly (Titled & { readonly traitTitle?: Titled['title'] })[];
};

export const rangeIn = (language: Language) => {
  const titleOf = (file: string, slug: string): string => {
    const found = readJson<readonly Titled[]>(`server/catalog/${file}.json`).find(
      (each) => each.slug === slug,
    );
    if (!found) throw new Error(`The range has no ${slug}`);
    return found.title[language];
  };
  return {
    garment: (slug: string): string => titleOf('clothing-types', slug),
    group: (slug: string): string => titleOf('product-groups', slug),
    subCategory: (slug: string): string => {
      const found = readJson<readonly { readonly subCategories: readonly Titled[] }[]>(
        'server/catalog/product-groups.json',
      )
        .flatMap(({ subCategories }) => subCategories)
        .find((each) => each.slug === slug);
      if (!found) throw new Error(`The range has no ${slug}`);
      return found.title[language];
    },
    color: (slug: string): string => titleOf('colors', slug),
    colorFamily: (slug: string): string => titleOf('color-families', slug),
    /** The name of a property such as `v-neck`, in any collection. */
    property: (slug: string): string => {
      const properties = readJson<readonly Collection[]>(
        'server/catalog/property-collections.json',
      ).flatMap((each) => each.properties);
      const found = properties.find((each) => each.slug === slug);
      if (!found) throw new Error(`The range has no ${slug}`);
      return (found.traitTitle ?? found.title)[language];
    },
  };
};
