import { type HTMLElement, parse } from 'node-html-parser';

export type ReadPage = {
  readonly title: string;
  readonly language: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string | null;
  /** Addresses by hreflang. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Contents of `og:…` and `twitter:…`. */
  readonly sharing: ReadonlyMap<string, string>;
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Visible and spoken texts: of elements, and of attributes that screen readers read. */
  readonly texts: readonly string[];
  /** JSON-LD, unchanged. */
  readonly facts: readonly string[];
};

const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content'] as const;

const attribute = (element: HTMLElement | null, name: string): string =>
  element?.getAttribute(name) ?? '';

/**
 * All texts except scripts and styles: elements first, then attributes that screen readers
 * read.
 */
const textsOf = (root: HTMLElement): readonly string[] => {
  const texts: string[] = [];
  const visit = (element: HTMLElement): void => {
    for (const name of spoken) {
      const value = element.getAttribute(name);
      if (value) texts.push(value);
    }
    for (const child of element.childNodes) {
      if (child.nodeType === 3) {
        const text = child.text.trim();
        if (text !== '') texts.push(text);
      } else if (
        child.nodeType === 1 &&
        !['SCRIPT', 'STYLE'].includes((child as HTMLElement).tagName)
      )
        visit(child as HTMLElement);
    }
  };
  visit(root);
  return texts;
};

export const readPage = (html: string): ReadPage => {
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: false } });
  const all = (selector: string): readonly HTMLElement[] => root.querySelectorAll(selector);
  const meta = (name: string): string =>
    attribute(root.querySelector(`meta[name="${name}"]`), 'content');
  return {
    title: root.querySelector('title')?.text ?? '',
    language: attribute(root.querySelector('html'), 'lang'),
    description: meta('description'),
    robots: meta('robots'),
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    alternates: new Map(
      all('link[rel="alternate"][hreflang]').map((link) => [
        attribute(link, 'hreflang'),
        attribute(link, 'href'),
      ]),
    ),
    sharing: new Map(
      all('meta[property], meta[name^="twitter:"]').map((each) => [
        attribute(each, 'property') || attribute(each, 'name'),
        attribute(each, 'content'),
      ]),
    ),
    headings: all('h1').map((heading) => heading.text.trim()),
    links: all('a[href]').map((link) => attribute(link, 'href')),
    images: all('img[src]').map((image) => attribute(image, 'src')),
    ids: new Set(all('[id]').map((element) => attribute(element, 'id'))),
    texts: textsOf(root),
    facts: all('script[type="application/ld+json"]').map((script) => script.rawText),
  };
};
