import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { pathOfPage } from '@tailorbird/domain/content';
import { inEachLocale, type Localized, locales } from '@tailorbird/domain/kernel';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { textsFolder } from '../../../../platform/texts/textFiles.ts';
import { withTextListener } from '../../../../platform/texts/textOverrides.ts';
import type { Content } from '../../../content/index.ts';

/**
 * An original text: by language, `en` and `de`, or by language and plural form, `en_one`,
 * `en_other` and so on.
 */
export type TextRow = {
  readonly key: string;
  readonly value: Readonly<Record<string, string>>;
  readonly path: string;
  /** Its location for developers. */
  readonly file: (locale: string) => string;
  /** Null for texts of pages. */
  readonly namespace: string | null;
  readonly table: 'texts' | 'mails';
  /** Its key in the file, without plural form; null for texts of pages. */
  readonly name: string | null;
};

const folder = new URL('../../../../../../web/locales/', import.meta.url);

type Tree = { readonly [key: string]: string | Tree };

export const flatten = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[path + key, inner] as const] : flatten(inner, `${path}${key}.`),
  );

const pluralForm = /_(zero|one|two|few|many|other)$/;

const forStaff: readonly string[] = ['staff', 'studio', 'inbox', 'watch'];

/** Whether the key is a mail's title for staff, which is stored with the mail's texts. */
const isNameOfMail = (path: string): boolean => path.startsWith('mails.');

/** A page for most texts of a namespace; unlisted namespaces are on every page. */
const pathOf: Readonly<Record<string, string>> = {
  account: '/profile/info',
  basket: '/?basket',
  catalog: '/products',
  checkout: '/checkout/thank-you',
  content: '/notes',
  designer: '/product/cotton-t-shirt',
  orders: '/profile/orders',
  search: '/products?q=merino',
  sizes: '/profile/sizes',
};

type Folder = Pick<TextRow, 'table'> & {
  readonly url: URL;
  readonly inProject: string;
  readonly prefix: string;
};

/**
 * Texts of a folder with one file per namespace and language; all plural forms make one row.
 */
const rowsIn = ({ url, inProject, prefix, table }: Folder): readonly TextRow[] => {
  const rows = new Map<string, TextRow>();
  for (const locale of locales) {
    for (const fileName of readdirSync(new URL(`${locale}/`, url)).sort()) {
      const namespace = fileName.replace(/\.json$/, '');
      if (forStaff.includes(namespace)) continue;
      for (const [path, text] of flatten(
        JSON.parse(readFileSync(new URL(`${locale}/${fileName}`, url), 'utf8')),
      )) {
        if (isNameOfMail(path)) continue;
        const name = path.replace(pluralForm, '');
        const key = `${prefix}${namespace}.${name}`;
        const field = `${locale}${pluralForm.exec(path)?.[0] ?? ''}`;
        const file = (of: string): string => `${inProject}/${of}/${fileName}`;
        const value = { ...rows.get(key)?.value, [field]: text };
        rows.set(key, { key, namespace, name, table, file, path: pathOf[namespace] ?? '/', value });
      }
    }
  }
  return [...rows.values()];
};

export const interfaceRows = (): readonly TextRow[] =>
  rowsIn({ url: folder, inProject: 'packages/web/locales', prefix: '', table: 'texts' });

const keyOfServerText = (context: string, name: string): string => `server-${context}.${name}`;

export const serverRows = (): readonly TextRow[] =>
  rowsIn({
    url: textsFolder,
    inProject: 'packages/server/locales',
    prefix: keyOfServerText('', '').slice(0, -1),
    table: 'mails',
  });

/**
 * Keys of a mail's texts in order of appearance, starting with the subject; texts that appear
 * nowhere, such as the preview, follow it.
 */
export const usedTextKeys = (write: () => Pick<Mail, 'subject' | 'text'>): readonly string[] => {
  const texts = new Map<string, string>();
  const { subject, text } = withTextListener(
    (context, key, value) => texts.set(keyOfServerText(context, key), value),
    write,
  );
  const placeOf = (value: string): number => (value === subject ? -2 : text.indexOf(value));
  return [...texts]
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other))
    .map(([key]) => key);
};

type Leaf = Localized;

const isLeaf = (value: object): value is Leaf =>
  Object.keys(value).length === locales.length &&
  locales.every((locale) => typeof (value as Partial<Leaf>)[locale] === 'string');

const withLeaves = (value: unknown, change: (leaf: Leaf) => Leaf): unknown => {
  if (value instanceof Map)
    return new Map([...value].map(([key, inner]) => [key, withLeaves(inner, change)]));
  if (Array.isArray(value)) return value.map((inner) => withLeaves(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  if (isLeaf(value)) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLeaves(inner, change)]),
  );
};

/**
 * Identified by its original text, not its position: a moved paragraph keeps its change, and
 * one rewritten by a release loses it.
 */
const keyOfLeaf = (place: string, leaf: Leaf): string =>
  `content-${place}.${createHash('sha256')
    .update(JSON.stringify(locales.map((locale) => leaf[locale])))
    .digest('hex')
    .slice(0, 12)}`;

/** Launches and certificates have their own tables. */
const parts = ({
  home,
  seasons,
  pages,
  notes,
  folds,
}: Omit<Content, 'launches' | 'certificates'>) => [
  { place: 'home', path: '/', file: 'home.json', value: home },
  { place: 'seasons', path: '/', file: 'seasons.json', value: seasons },
  { place: 'folds', path: '/product', file: 'below-the-fold.json', value: folds },
  ...[...pages].map(([slug, value]) => ({
    place: `page-${slug}`,
    path: pathOfPage(slug),
    file: `pages/${slug}.json`,
    value,
  })),
  ...notes.map((value) => ({
    place: `note-${value.slug}`,
    path: `/notes/${value.slug}`,
    file: `notes/${value.slug}.json`,
    value,
  })),
];

export const contentRows = (
  content: Omit<Content, 'launches' | 'certificates'>,
): readonly TextRow[] =>
  parts(content).flatMap(({ place, path, file, value }) => {
    const rows = new Map<string, TextRow>();
    withLeaves(value, (leaf) => {
      const key = keyOfLeaf(place, leaf);
      const row = { key, namespace: null, name: null, table: 'texts', path, value: leaf } as const;
      rows.set(key, { ...row, file: () => `packages/server/content/${file}` });
      return leaf;
    });
    return [...rows.values()];
  });

export const contentWith = (
  content: Content,
  changed: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Content => {
  const of = <Value>(place: string, value: Value): Value =>
    withLeaves(value, (leaf) => {
      const texts = changed.get(keyOfLeaf(place, leaf));
      return texts ? inEachLocale((locale) => texts[locale] ?? leaf[locale]) : leaf;
    }) as Value;
  return {
    ...content,
    home: of('home', content.home),
    seasons: of('seasons', content.seasons),
    folds: of('folds', content.folds),
    pages: new Map([...content.pages].map(([slug, page]) => [slug, of(`page-${slug}`, page)])),
    notes: content.notes.map((note) => of(`note-${note.slug}`, note)),
  };
};
