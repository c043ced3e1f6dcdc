import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFacts } from '../e2e/crawl/checkFacts.ts';
import { checkPage } from '../e2e/crawl/checkPage.ts';
import { crawl } from '../e2e/crawl/crawl.ts';
import { readPage } from '../e2e/crawl/readPage.ts';

const description =
  'A description that is long enough to tell somebody what they find on this page.';

type Given = {
  readonly path?: string;
  readonly head?: string;
  readonly body?: string;
  readonly title?: string;
  readonly text?: string;
  readonly origin?: string;
};

const pageOf = ({
  path = '/faq',
  head = '',
  body = '',
  title = 'Questions',
  text = description,
  origin = 'https://shop.example',
}: Given = {}): string => {
  const german = /^\/de(\/|$)/.test(path);
  const bare = german ? path.slice(3) || '/' : path;
  const other = (locale: 'en' | 'de'): string =>
    origin + (locale === 'en' ? bare : bare === '/' ? '/de' : `/de${bare}`);
  const sharing = ['og:title', 'og:description', 'og:image', 'og:type', 'og:locale']
    .map((name) => `<meta property="${name}" content="x">`)
    .join('');
  return `<!doctype html>
<html lang="${german ? 'de' : 'en'}"><head><meta charset="utf-8"><title>${title} – Tailorbird</title>
<meta name="description" content="${text}"><meta name="robots" content="NOARCHIVE,NOCACHE">
<link rel="canonical" href="${origin + path}"><link rel="alternate" hreflang="en" href="${other('en')}">
<link rel="alternate" hreflang="de" href="${other('de')}"><link rel="alternate" hreflang="x-default" href="${other('en')}">
${sharing}<meta name="twitter:card" content="x"><meta name="twitter:image" content="x">${head}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
};
const problemsOf = (html: string, path = '/faq'): readonly string[] =>
  checkPage({ ...readPage(html), path, html });

test('a valid page has no problems', () => {
  expect(problemsOf(pageOf())).toEqual([]);
});

test.each([
  ['a second h1', pageOf({ body: '<h1>Again</h1>' }), 'has 2 h1: Questions · Again'],
  [
    'a message key instead of its text',
    pageOf({ body: '<p>faq.searchHint</p>' }),
    'shows "faq.searchHint"',
  ],
  ['an unfilled placeholder', pageOf({ body: '<p>For {{name}}</p>' }), 'shows "For {{name}}"'],
  [
    'a label without text',
    pageOf({ body: '<p aria-label="undefined">x</p>' }),
    'shows "undefined"',
  ],
  [
    'a short description',
    pageOf({ text: 'Too short.' }),
    'has a description of 10 characters: Too short.',
  ],
  [
    'personal data',
    pageOf({ body: '<p>customer@tailorbird.example</p>' }),
    'holds something personal: customer@tailorbird',
  ],
  [
    'structured data that is not JSON',
    pageOf({ body: '<script type="application/ld+json">{</script>' }),
    'JSON-LD is no JSON',
  ],
  [
    'a duplicate id',
    pageOf({ body: '<p id="a">x</p><p id="a">y</p>' }),
    'no-dup-id: Duplicate ID "a"',
  ],
])('the crawl detects %s', (_, html, problem) => {
  expect(problemsOf(html).some((each) => each.startsWith(problem))).toBe(true);
});

test('misplaced elements and a wrong page language are found', () => {
  expect(problemsOf(pageOf({ body: '<ul><p>x</p></ul>' })).join()).toContain(
    'element-permitted-content',
  );
  expect(problemsOf(pageOf(), '/de/faq')).toContain('is in "en"');
});

describe('facts', () => {
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    ],
  };
  test.each([
    [crumbs, []],
    [{ ...crumbs, '@context': 'x' }, ['JSON-LD does not speak of schema.org']],
    [{ ...crumbs, itemListElement: [] }, ['BreadcrumbList.itemListElement: is no list']],
    [
      {
        ...crumbs,
        itemListElement: [{ '@type': 'ListItem', position: 0, name: '', item: '/relative' }],
      },
      [
        'BreadcrumbList.itemListElement[0].position: is no position',
        'BreadcrumbList.itemListElement[0].name: is no text',
        'BreadcrumbList.itemListElement[0].item: is no absolute address',
      ],
    ],
    [
      { ...crumbs, color: 'red' },
      ['BreadcrumbList: has color, which BreadcrumbList is not known to have'],
    ],
    [
      { '@context': 'https://schema.org', '@type': 'Recipe' },
      ['Recipe: Recipe is no type the shop speaks of'],
    ],
  ])('structured data with an error is detected: %j', (fact, problems) => {
    expect(checkFacts(JSON.stringify(fact))).toEqual(problems);
  });
});

describe('a walk', () => {
  let server: Server;
  let origin = '';
  const bodies: Record<string, string> = {
    '/': '<a href="/faq#shipping">FAQ</a><a href="/gone">Gone</a><a href="https://elsewhere.example/">Elsewhere</a>',
    '/de': '<a href="/de/faq">FAQ</a>',
    '/faq': '<p id="payment">x</p>',
    '/de/faq': '',
    '/lonely': '',
    '/de/lonely': '',
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? '/';
      const body = bodies[path];
      if (path === '/sitemap.xml') {
        response.end(
          ['/', '/de', '/faq', '/de/faq', '/lonely', '/de/lonely']
            .map((each) => `<loc>${origin}${each}</loc>`)
            .join(''),
        );
      } else if (body === undefined) {
        response.statusCode = 404;
        response.end();
      } else {
        response.setHeader('content-type', 'text/html');
        const bare = path.replace(/^\/de/, '') || '/';
        response.end(
          pageOf({
            path,
            body,
            title: bare === '/faq' ? 'Same' : bare === '/lonely' ? 'Same' : 'Home',
            text: `${description} ${bare}`,
            origin,
          }),
        );
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('dead links and anchors, duplicates and unlinked pages are found', async () => {
    const { pages, problems } = await crawl({
      origin,
      routes: ['/', '/faq', '/notes/:slug'],
      alsoVisit: [],
      isThorough: false,
    });
    expect([...pages.keys()].sort()).toEqual([
      '/',
      '/de',
      '/de/faq',
      '/de/lonely',
      '/faq',
      '/lonely',
    ]);
    expect(problems).toEqual([
      '/ leads to /faq#shipping, which is not there',
      '/de/lonely has the title of /de/faq: Same – Tailorbird',
      '/de/lonely is in the sitemap, and no link leads to it',
      '/de/notes/:slug: no page of this route was found',
      '/gone answers 404 (linked from /)',
      '/lonely has the title of /faq: Same – Tailorbird',
      '/lonely is in the sitemap, and no link leads to it',
      '/notes/:slug: no page of this route was found',
    ]);
  });
});
