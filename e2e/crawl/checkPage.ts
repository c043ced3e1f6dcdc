/** Checks of any page's HTML: metadata, markup and leftovers. */
import { HtmlValidate } from 'html-validate';
import { parseLocalizedPath } from '../../packages/domain/src/kernel/index.ts';
import { checkFacts } from './checkFacts.ts';
import type { ReadPage } from './readPage.ts';

export type CrawledPage = ReadPage & {
  /** Path with language prefix, and the query if it has one. */
  readonly path: string;
  readonly html: string;
};

export const isListed = ({ robots }: Pick<ReadPage, 'robots'>): boolean =>
  !/\bNOINDEX\b/i.test(robots);

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React renders these forms, and browsers treat both forms equally.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // Swatches and progress bars have inline styles.
    'no-inline-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    // React generates these ids.
    'valid-id': ['error', { relaxed: true }],
    // A group can be named by a label or a legend; a control may have two names.
    'wcag/h71': 'off',
    'no-redundant-for': 'off',
    // Safari treats a list without bullets as no list unless it has the role; a section with a
    // heading is a region.
    'no-redundant-role': 'off',
    // Texts may contain soft hyphens and similar characters.
    'no-raw-characters': ['error', { relaxed: true }],
  },
});

/** Scripts and styles are long and not validated. */
const withoutCode = (html: string): string =>
  html
    .replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2')
    .replace(/(<script[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2');

export const checkMarkup = (html: string): readonly string[] => {
  const report = validator.validateStringSync(withoutCode(html));
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) =>
        `${ruleId}: ${message}${selector ? ` (${selector.split(' > ').slice(-3).join(' > ')})` : ''}`,
    ),
  );
  return [...new Set(problems)];
};

/** A message key, an unformatted value or an unfilled placeholder. */
const isLeftover = (text: string): boolean =>
  /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b/.test(text) ||
  /^[a-z]\w*(\.[a-z][\w-]*){1,4}$/.test(text) ||
  /^[a-z]+:[a-z]+\.\w+$/.test(text);

const personal = /csrf|sessionid|guest_key|customer@tailorbird|staff@tailorbird/i;

/** Something personal in the page. Names of classes are hashes, which can contain any word. */
const personalIn = (html: string): string | undefined =>
  personal.exec(html.replaceAll(/ class="[^"]*"/g, ''))?.[0];

const must = (isTrue: boolean, problem: string): readonly string[] => (isTrue ? [] : [problem]);

const checkHead = (page: CrawledPage): readonly string[] => {
  const { locale } = parseLocalizedPath(page.path.replace(/[?#].*/, ''));
  const sharing = [
    'og:title',
    'og:description',
    'og:image',
    'og:type',
    'og:locale',
    'twitter:card',
    'twitter:image',
  ];
  return [
    ...must(page.language === locale, `is in "${page.language}"`),
    ...must(/^\S.* – Tailorbird( \| \S.*)?$/.test(page.title), `has the title "${page.title}"`),
    ...must(/NOARCHIVE,NOCACHE$/.test(page.robots), `says "${page.robots}" to robots`),
    ...must(
      !isListed(page) || (page.description.length >= 50 && page.description.length <= 160),
      `has a description of ${page.description.length} characters: ${page.description}`,
    ),
    ...sharing.flatMap((name) => must(Boolean(page.sharing.get(name)), `has no ${name}`)),
    ...must(
      isListed(page) === (page.canonical !== null),
      `has the canonical address ${page.canonical} and says ${page.robots}`,
    ),
  ];
};

/** Problems of a single page. Checking its markup takes the longest. */
export const checkPage = (page: CrawledPage, { withMarkup = true } = {}): readonly string[] => [
  ...checkHead(page),
  // The server renders no content of personal pages, so their heading may be missing.
  ...must(
    page.headings.length === 1 || (!isListed(page) && page.headings.length === 0),
    `has ${page.headings.length} h1: ${page.headings.join(' · ')}`,
  ),
  ...page.texts.filter(isLeftover).map((text) => `shows "${text.slice(0, 80)}"`),
  ...page.facts.flatMap(checkFacts),
  ...must(
    personalIn(page.html) === undefined,
    `holds something personal: ${personalIn(page.html)}`,
  ),
  ...(withMarkup ? checkMarkup(page.html) : []),
];
