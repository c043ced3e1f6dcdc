/**
 * Checks JSON-LD per type: the properties that schema.org defines and search engines require.
 */
import { languageTags } from '../../packages/domain/src/kernel/index.ts';

type Fact = Readonly<Record<string, unknown>>;
type Check = (value: unknown, at: string) => readonly string[];

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const wrong = (at: string, problem: string): readonly string[] => [`${at}: ${problem}`];

const text: Check = (value, at) =>
  typeof value === 'string' && value.trim() !== '' ? [] : wrong(at, 'is no text');
const count: Check = (value, at) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
    ? []
    : wrong(at, 'is no position');
const address: Check = (value, at) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
    ? []
    : wrong(at, 'is no absolute address');
const price: Check = (value, at) =>
  typeof value === 'string' && /^\d+\.\d{2}$/.test(value) ? [] : wrong(at, 'is no price');
const currency: Check = (value, at) =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? [] : wrong(at, 'is no currency');
const day: Check = (value, at) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? []
    : wrong(at, 'is no day');
const languageTag: Check = (value, at) =>
  Object.values<unknown>(languageTags).includes(value)
    ? []
    : wrong(at, 'is no language of the shop');
const email: Check = (value, at) =>
  typeof value === 'string' && /^[^@\s]+@[^@\s]+$/.test(value)
    ? []
    : wrong(at, 'is no mail address');
const oneOf =
  (...values: readonly string[]): Check =>
  (value, at) =>
    typeof value === 'string' && values.includes(value)
      ? []
      : wrong(at, `is none of ${values.join(', ')}`);
const listOf =
  (each: Check): Check =>
  (value, at) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((entry, index) => each(entry, `${at}[${index}]`))
      : wrong(at, 'is no list');
const a =
  (...types: readonly string[]): Check =>
  (value, at) =>
    isFact(value) && types.includes(String(value['@type']))
      ? checkFact(value, at)
      : wrong(at, `is no ${types.join(' or ')}`);

type Shape = {
  readonly must: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
};

const schemaOrg = 'https://schema.org/';

const shapes: Readonly<Record<string, Shape>> = {
  Organization: {
    must: { name: text, url: address, logo: a('ImageObject') },
    may: { email, sameAs: listOf(address) },
  },
  ImageObject: { must: { url: address }, may: { width: text, height: text } },
  WebSite: { must: { name: text, url: address, inLanguage: languageTag, publisher: () => [] } },
  WebPage: { must: { '@id': address } },
  BreadcrumbList: { must: { itemListElement: listOf(a('ListItem')) } },
  ListItem: { must: { position: count, name: text, item: address } },
  Article: {
    must: {
      headline: text,
      description: text,
      datePublished: day,
      inLanguage: languageTag,
      image: address,
      author: a('Organization'),
      publisher: a('Organization'),
      mainEntityOfPage: a('WebPage'),
    },
    may: { keywords: text },
  },
  FAQPage: { must: { mainEntity: listOf(a('Question')) } },
  Question: { must: { name: text, acceptedAnswer: a('Answer') } },
  Answer: { must: { text } },
  Product: {
    must: {
      name: text,
      description: text,
      sku: text,
      image: address,
      url: address,
      brand: a('Brand'),
      offers: a('Offer'),
    },
    may: { material: text },
  },
  Brand: { must: { name: text } },
  Offer: {
    must: {
      url: address,
      price,
      priceCurrency: currency,
      itemCondition: oneOf(`${schemaOrg}NewCondition`),
      availability: oneOf(`${schemaOrg}InStock`, `${schemaOrg}OutOfStock`),
    },
  },
};

const checkFact = (fact: Fact, at: string): readonly string[] => {
  const type = String(fact['@type']);
  const shape = shapes[type];
  if (!shape) return wrong(at, `${type} is no type the shop speaks of`);
  const known = { ...shape.must, ...shape.may };
  return [
    ...Object.entries(shape.must).flatMap(([name, check]) => check(fact[name], `${at}.${name}`)),
    ...Object.entries(shape.may ?? {}).flatMap(([name, check]) =>
      fact[name] === undefined ? [] : check(fact[name], `${at}.${name}`),
    ),
    ...Object.keys(fact)
      .filter((name) => !name.startsWith('@') && !(name in known))
      .flatMap((name) => wrong(at, `has ${name}, which ${type} is not known to have`)),
  ];
};

export const checkFacts = (json: string): readonly string[] => {
  let fact: unknown;
  try {
    fact = JSON.parse(json);
  } catch {
    return ['JSON-LD is no JSON'];
  }
  if (!isFact(fact)) return ['JSON-LD is no object'];
  const context =
    fact['@context'] === 'https://schema.org' ? [] : ['JSON-LD does not speak of schema.org'];
  return [...context, ...checkFact(fact, String(fact['@type']))];
};
