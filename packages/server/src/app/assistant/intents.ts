import type { Locale } from '@tailorbird/domain/kernel';
import { questionClassifier } from './classifyQuestion.ts';
import { type Concept, type Recognized, recognizeWords } from './vocabulary.ts';

type Rule<Path extends string | null = string | null> = {
  /** Lists of concepts; all concepts of one list must match. */
  readonly asks: readonly (readonly Concept[])[];
  readonly also: readonly Concept[];
  readonly path: Path;
};

const concepts = (list: string): readonly Concept[] =>
  list.split(' ').filter((concept) => concept !== '') as Concept[];

/** Lists in `asks` are separated by commas; concepts by spaces. */
const rule = <const Path extends string | null>(
  path: Path,
  asks: string,
  also = '',
): Rule<Path> => ({
  path,
  asks: asks.split(',').map(concepts),
  also: concepts(also),
});

/** Intents of customers' questions, specific ones first. */
export const intents = {
  'gift-card': rule(
    '/faq#how-does-a-gift-card-work',
    'gift-card ways,gift-card',
    'redeem gift how-long buy voucher',
  ),
  sustainability: rule('/t-shirt-footprint', 'environment', 'garment made fabric'),
  remake: rule(
    '/support?type=frg',
    'misfit,remake,first-piece,size wrong,misfit sleeve,fits cannot',
    'photo free how-long garment return remake',
  ),
  'size-long': rule(
    '/faq#regular-or-long',
    'tall long,long,tall,sleeve short usually,sleeve short',
    'sleeve tall size short',
  ),
  'size-between': rule(
    '/howitworks',
    'between letter,between size,two-sizes,between',
    'size two-sizes letter',
  ),
  'size-women': rule('/howitworks', 'women', 'size garment wear made'),
  children: rule(null, 'children', 'size garment'),
  'made-to-measure': rule('/howitworks', 'own', 'size garment made measurements'),
  measure: rule(
    '/faq#can-i-compare-a-size',
    'measure,compare,measurements ways',
    'body garment size',
  ),
  'saved-sizes': rule('/profile/sizes', 'saved size', 'where'),
  size: rule('/howitworks', 'size,chart,letter,body wear,body', 'wear chart letter body garment'),
  'shipping-price': rule(
    '/faq#is-there-a-discount',
    'ship cost,ship free,ship pay',
    'several cost',
  ),
  returns: rule(
    '/withdraw',
    'return,exchange item,exchange,dislike,refund',
    'how-long garment buy refund',
  ),
  refund: rule(
    '/profile/orders',
    'refund when,refund not-back,refund how-long,money not-back',
    'money',
  ),
  'parcel-shop': rule(null, 'parcel-shop', 'ship'),
  duties: rule(
    '/faq#do-i-pay-customs',
    'customs country,tax country,customs,tax refund,tax',
    'customs tax cost pay arrive ship',
  ),
  'account-details': rule(
    '/profile/info',
    'email change,name change account,name change',
    'address account',
  ),
  'change-address': rule(
    '/faq#can-i-change-the-address',
    'address change,address wrong,address moved,moved',
    'wrong change ship',
  ),
  'cancel-order': rule('/faq#can-i-change-or-cancel-an-order', 'cancel', 'order ordered dislike'),
  'change-order': rule(
    '/faq#can-i-change-or-cancel-an-order',
    'change order,change ordered,add order,change item,change size,change buy,wrong change,wrong order,ordered wrong',
    'wrong size ordered item order',
  ),
  split: rule(
    '/faq#why-was-only-part-of-my-order-made',
    'part,missing parcel,missing item,missing garment',
    'order made my-order missing',
  ),
  'order-status': rule(
    '/order',
    'track,where my-order,my-order late,my-order when arrive,my-order when got,my-order when ship,order late,late parcel,late ordered,guest order where',
    'parcel ordered late guest track',
  ),
  complaint: rule(
    '/support?type=quality',
    'damage,wrong got,wrong item,wrong garment',
    'got item garment wrong',
  ),
  'shipping-time': rule(
    '/faq#how-long-does-it-take',
    'ship country how-long,ship how-long,ship express,how-long,express,when arrive,when need-it,day need-it,day arrive,ship when,ship day',
    'ship arrive day made parcel express',
  ),
  gift: rule('/faq#how-does-a-gift-card-work', 'gift', 'ship'),
  reorder: rule('/profile/orders', 'reorder', 'garment order buy'),
  'shipping-countries': rule(
    '/faq#where-do-you-ship',
    'ship country,ship countries,ship,buy country,buy countries',
    'countries where',
  ),
  'payment-failed': rule(
    '/faq#my-payment-failed-have-i-been-charged',
    'pay fail,card fail,pay charged,money charged,charged,money fail',
    'pay card charged money',
  ),
  payment: rule('/faq#how-can-i-pay', 'ship pay wallet,pay,wallet,card ways', 'ways wallet pay'),
  voucher: rule('/faq#can-i-combine-a-voucher', 'voucher', 'combine discount fail where redeem'),
  discount: rule(
    '/faq#is-there-a-discount',
    'discount,several cheaper,several discount',
    'several buy cheaper',
  ),
  credit: rule('/profile/credit', 'credit', 'have'),
  referral: rule('/profile/refer-a-friend', 'invite', 'friend'),
  invoice: rule('/profile/orders', 'invoice', 'download order tax company my-order'),
  initials: rule(null, 'initials', 'cost garment name item'),
  shrink: rule('/faq#will-it-shrink', 'shrink', 'wash fabric'),
  care: rule('/materials', 'wash,care', 'care wash fabric garment'),
  samples: rule('/store', 'sample', 'fabric order'),
  materials: rule('/materials', 'made-of', 'fabric garment'),
  production: rule('/our-production', 'made who,made', 'where who garment'),
  'delete-account': rule('/profile/info', 'delete account,delete data', 'account'),
  password: rule('/?auth=reset-password', 'password,login cannot,login', 'cannot account'),
  account: rule('/faq#do-i-need-an-account', 'account,account-needed', 'create order account'),
  newsletter: rule('/profile/info', 'newsletter,unsubscribe email,unsubscribe', 'unsubscribe'),
  privacy: rule('/privacy', 'data,cookie,see measurements', 'see'),
  press: rule('/stylist-inquiries', 'press', 'sample garment'),
  company: rule('/private-client-service', 'company,team', 'garment team'),
  store: rule('/store', 'open how-long,store,open,visit', 'where open'),
  contact: rule('/contact', 'phone,contact,email', 'address person email'),
  person: rule('/contact', 'talk,person', 'person'),
  thanks: rule(null, 'thanks', ''),
  greeting: rule(null, 'hello', ''),
} as const satisfies Readonly<Record<string, Rule>>;
export type Intent = keyof typeof intents;

export type Asked = { readonly intent: Intent | null; readonly country: string | null };

const all = Object.entries(intents) as readonly (readonly [Intent, Rule])[];
const alsoCounts = 0.5;

/**
 * The score of a rule: the number of concepts in its longest matching list, plus half for each
 * in `also`.
 */
const scoreOf = ({ asks, also }: Rule, found: ReadonlySet<Concept>): number => {
  const matched = asks.filter((list) => list.every((concept) => found.has(concept)));
  if (matched.length === 0) return 0;
  const longest = matched.reduce((one, other) => (other.length > one.length ? other : one));
  const more = also.filter((concept) => found.has(concept) && !longest.includes(concept));
  return longest.length + alsoCounts * more.length;
};

/**
 * The best matching rule, of equal ones the first. A country alone asks for shipping, an order
 * alone for its status. Null when no rule matches, or when the question has as many unknown
 * words as known subjects.
 */
const intentByRules = ({ concepts: found, country, known, strange }: Recognized): Intent | null => {
  if (strange.length > 0 && strange.length >= known) return null;
  const [best] = all
    .map(([intent, each]) => ({ intent, score: scoreOf(each, found) }))
    .sort((one, other) => other.score - one.score);
  if (best && best.score > 0) return best.intent;
  const isCountryAlone = country !== null && found.size === 1 && strange.length === 0;
  if (isCountryAlone) return 'shipping-countries';
  return found.has('my-order') ? 'order-status' : null;
};

const classifier = questionClassifier(intentByRules);

/** Trains the recognition of questions before the first question needs it. */
export const prepareRecognition = classifier.prepare;

export const recognize = (question: string, locale: Locale): Asked => {
  const recognized = recognizeWords(question, locale);
  const label = classifier.labelOf(question, recognized);
  const intent = label !== null && label in intents ? (label as Intent) : null;
  return { intent, country: recognized.country };
};
