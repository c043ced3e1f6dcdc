import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';

/*
 * Search terms and the results a salesperson would show. Garments (slugs) and places (paths)
 * are separate lists; every expected answer must be among the first results: as many as there
 * are answers, plus two.
 */
type Judgment = readonly [typed: string, ...answers: string[]];

const english: readonly Judgment[] = [
  ['white shirt', 'oxford-shirt', '/canvas-white'],
  ['white tshirt', 'cotton-t-shirt', '/canvas-white'],
  ['t shirts', 'cotton-t-shirt', '/products/t-shirts'],
  ['Cotton Tee', 'cotton-t-shirt', 'heavy-cotton-t-shirt'],
  ["men's t-shirt", 'cotton-t-shirt'],
  ['hodie', 'cotton-hoodie', 'light-hoodie', 'heavy-hoodie'],
  ['zip hoodie', 'zip-cotton-hoodie'],
  ['blue hoodie', 'cotton-hoodie', 'light-hoodie'],
  ['merino sweater', 'merino-v-neck-sweater', 'merino-roll-neck-sweater', 'merino-knit'],
  ['navy jumper', 'merino-knit', 'cotton-sweatshirt'],
  ['rollneck', 'merino-roll-neck-sweater', 'cashmere-roll-neck-sweater'],
  ['roll neck', 'merino-roll-neck-sweater', 'cashmere-roll-neck-sweater'],
  [
    'hi neck',
    'merino-hi-neck-t-shirt',
    'cotton-hi-neck-t-shirt',
    'lyocell-hi-neck-t-shirt',
    '/products/t-shirts#hi-necks',
  ],
  ['high neck', 'merino-hi-neck-t-shirt', 'cotton-hi-neck-t-shirt'],
  ['v-neck cashmere', 'cashmere-v-neck-sweater'],
  ['merino', 'merino-knit', 'merino-polo', '/products/knitwear#merino-sweaters'],
  ['wool', 'wool-cap', 'recycled-wool-sweater', '/notes/wash-wool-less'],
  ['kashmir scarf', 'cashmere-scarf'],
  ['merino beani', 'merino-beanie'],
  ['hat', 'merino-beanie', 'cashmere-beanie', 'cotton-beanie', '/products/accessories#beanies'],
  ['scarves', 'merino-scarf', 'cashmere-scarf', '/products/accessories#scarves'],
  ['oxfrod', 'oxford-shirt', '/products/shirts#oxford-shirts'],
  ['pique', 'pique-polo', 'pique-t-shirt'],
  ['PIQUÉ POLO', 'pique-polo'],
  ['polo shirts', 'pique-polo', '/products/polo-shirts'],
  ['long sleeve', 'cotton-long-sleeve', '/products/t-shirts#long-sleeves'],
  ['longsleeve polo', 'long-sleeve-pique-polo', 'merino-long-sleeve-polo'],
  ['brest pocket', 'cotton-t-shirt'],
  ['chest pocket', 'cotton-t-shirt', '/notes/where-the-pocket-goes'],
  ['tank top', 'ribbed-tank', 'active-tank'],
  ['running shirt', 'active-t-shirt', 'active-long-sleeve', 'active-merino-t-shirt'],
  [
    'undershirts',
    'cotton-undershirt',
    'lyocell-undershirt',
    'merino-undershirt',
    '/products/t-shirts#undershirts',
  ],
  ['striped shirt', 'striped-rugby-shirt'],
  ['half zip', 'half-zip-sweatshirt', 'merino-half-zip-sweater', 'cashmere-half-zip-sweater'],
  ['knitted polo', 'cotton-knit-polo', 'merino-knit-polo'],
  ['linen', 'linen-praia-shirt'],
  ['gift', 'gift-card', 'digital-gift-card', '/products/gift-cards'],
  ['voucher', 'gift-card', '/products/gift-cards'],
  ['remake', '/faq', '/termsconditions'],
  ['return', '/faq', '/termsconditions'],
  ['shipping', '/faq'],
  ['sustainability', '/t-shirt-footprint'],
  ['monogram', '/canvas-initials'],
  ['privacy', '/privacy'],
];

const german: readonly Judgment[] = [
  ['weißes Hemd', 'oxford-shirt', 'terry-shirt', '/campaign/the-first-shirt'],
  ['weiss', 'cotton-t-shirt', 'cotton-long-sleeve', '/canvas-white'],
  ['weiss tshirt', 'cotton-t-shirt', '/canvas-white'],
  ['Shirt', 'cotton-t-shirt'],
  ['Hemden', 'oxford-shirt', 'terry-shirt', '/products/shirts'],
  ['Oxfordhemd', 'oxford-shirt', 'oxford-band-collar-shirt'],
  ['Leinenhemd', 'linen-praia-shirt'],
  ['kapuzenpulli', 'cotton-hoodie', 'light-hoodie', 'heavy-hoodie'],
  ['Kapuzenpullover', 'cotton-hoodie'],
  ['Kapuzenjacke', 'zip-cotton-hoodie'],
  ['grüner Hoodie', 'cotton-hoodie', 'light-hoodie'],
  ['Pullover', 'merino-knit', 'cashmere-sweater', '/products/knitwear'],
  ['Pulli', 'merino-knit', 'merino-v-neck-sweater', '/products/knitwear'],
  ['blauer Pullover', 'merino-knit', 'cashmere-sweater'],
  ['rollkragen', 'merino-roll-neck-sweater', 'cashmere-roll-neck-sweater'],
  ['Rolkragen', 'merino-roll-neck-sweater', 'cashmere-roll-neck-sweater'],
  ['Stehkragen', 'oxford-band-collar-shirt', '/products/t-shirts#hi-necks'],
  [
    'hoher Kragen',
    'merino-hi-neck-t-shirt',
    'lyocell-hi-neck-t-shirt',
    '/products/t-shirts#hi-necks',
  ],
  ['V-Ausschnitt', 'merino-v-neck-sweater', 'cotton-v-neck-t-shirt'],
  ['merino', 'merino-knit', 'merino-polo', '/products/knitwear#merino-sweaters'],
  ['Merinopulli', 'merino-knit', 'merino-roll-neck-sweater'],
  ['Wolle', 'merino-t-shirt', '/notes/wash-wool-less'],
  ['Kaschmirschal', 'cashmere-scarf'],
  ['Cashmere Pullover', 'cashmere-sweater', 'cashmere-v-neck-sweater'],
  ['Mütze', 'merino-beanie', 'cashmere-beanie', '/products/accessories#beanies'],
  ['muetze', 'merino-beanie', 'cashmere-beanie'],
  ['mutze', 'merino-beanie', 'cashmere-beanie'],
  ['Wollmützen', 'merino-beanie', 'recycled-wool-beanie'],
  ['Poloshirt', 'pique-polo', '/products/polo-shirts'],
  ['Polo langarm', 'long-sleeve-pique-polo', 'merino-long-sleeve-polo'],
  ['Langarmshirt', 'cotton-long-sleeve'],
  ['Baumwollshirt', 'cotton-t-shirt', 'heavy-cotton-t-shirt'],
  ['Baumwoll-T-Shirt', 'cotton-t-shirt', 'heavy-cotton-t-shirt'],
  ['Strickjacke', 'merino-cardigan', 'cashmere-cardigan', '/products/knitwear#cardigans'],
  ['Unterhemd', 'cotton-undershirt', 'lyocell-undershirt', 'merino-undershirt'],
  ['Sportshirt', 'active-t-shirt', '/products/t-shirts#activewear'],
  ['Brustasche', 'cotton-t-shirt', '/notes/where-the-pocket-goes'],
  ['gestreiftes Hemd', 'striped-rugby-shirt'],
  ['geschenk', 'gift-card', 'digital-gift-card', '/products/gift-cards'],
  ['Gutschein', 'gift-card', 'digital-gift-card'],
  ['umtausch', '/faq', '/termsconditions'],
  ['Retoure', '/faq', '/termsconditions'],
  ['Lieferzeit', '/faq'],
  ['Monogramm', '/canvas-initials'],
  ['Datenschutz', '/privacy'],
];

let server: Server;
beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    settings: { checkAnswers: true },
    clock: () => new Date('2025-11-20T10:00:00Z'),
  });
});
afterAll(() => server.close());

type Found = {
  readonly products: readonly { readonly slug: string }[];
  readonly places: readonly { readonly path: string }[];
};

const find = async (typed: string, language: string) => {
  const answer = await server.fetch(
    new Request(`http://shop.test/api/search/?${new URLSearchParams({ q: typed })}`, {
      headers: { 'accept-language': language },
    }),
  );
  const { products, places } = (await answer.json()) as Found;
  return { slugs: products.map(({ slug }) => slug), paths: places.map(({ path }) => path) };
};

const judge = async ([typed, ...answers]: Judgment, language: string): Promise<void> => {
  const { slugs, paths } = await find(typed, language);
  const garments = answers.filter((each) => !each.startsWith('/'));
  const places = answers.filter((each) => each.startsWith('/'));
  expect(slugs.slice(0, garments.length + 2)).toEqual(expect.arrayContaining(garments));
  expect(paths.slice(0, places.length + 2)).toEqual(expect.arrayContaining(places));
};

test.each<Judgment>(english)('in English, searching %s finds %s', (...judgment: Judgment) =>
  judge(judgment, 'en'),
);
test.each<Judgment>(german)('in German, searching %s finds %s', (...judgment: Judgment) =>
  judge(judgment, 'de'),
);

test('Hemd lists shirts before vests, and Wolle finds no cotton', async () => {
  const first = async (typed: string): Promise<readonly string[]> =>
    (await find(typed, 'de')).slugs.slice(0, 10);
  expect(
    (await first('Hemd')).filter((slug) => /(^|-)(undershirt|tank|t-shirt)$/.test(slug)),
  ).toEqual([]);
  expect((await first('Wolle')).filter((slug) => slug.includes('cotton'))).toEqual([]);
});

test('exact matches exclude typing errors, and full matches partial ones', async () => {
  expect((await find('linen', 'en')).slugs).toEqual(['linen-praia-shirt']);
  expect(
    (await find('oxfrod shirt', 'en')).slugs.filter((slug) => !slug.includes('oxford')),
  ).toEqual([]);
  expect((await find('cashmere scraf', 'en')).slugs).toEqual(['cashmere-scarf']);
  expect((await find('cashmere umbrella', 'en')).slugs).toContain('cashmere-scarf');
});
