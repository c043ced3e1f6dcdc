import { newsletterListId } from '@tailorbird/domain/newsletter';
import {
  aBeanie,
  aCard,
  aKey,
  anAddress,
  aPayment,
  aTShirt,
  type Client,
  cards,
  createClient,
  pay,
  readyToPay,
  saveSize,
} from '../oscarClient.ts';
import type { Chance } from './random.ts';
import type { ShopProcess } from './shopProcess.ts';

export const roles = ['anonymous', 'guest', 'customer', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Path parameters that exist, by the beginning of the path and the parameter's name. */
export type OwnIds = Readonly<Record<string, readonly (string | number)[]>>;

export type FuzzVisitor = { readonly client: Client; readonly ownIds: OwnIds };

/** A server that takes longer hangs. */
export const longestAnswerMs = 10_000;

const password = 'needle-and-thread';

const clientOf = (shop: ShopProcess): Client =>
  createClient({
    origin: shop.address,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(longestAnswerMs) }),
  });

const signUpAs = async (shop: ShopProcess, client: Client, role: Role): Promise<string> => {
  const email = `${aKey()}@example.test`;
  const { status } = await client.post('/oscarapi/customer/', {
    email,
    password,
    newsletter: false,
    signing_up_with_credit: false,
    source: 'test',
  });
  if (status !== 201) throw new Error(`Nobody can sign up: ${status}`);
  if (role === 'staff') await shop.makeStaff(email);
  return email;
};

const ids = (list: readonly { readonly id: number }[] | undefined): readonly number[] =>
  (list ?? []).map(({ id }) => id);

const listOwnIds = async (client: Client, order: string | null): Promise<OwnIds> => {
  const basket = await client.basket();
  const sizes = (await client.get('/customizer_api/v2/user-size2/')).body;
  const notes = (await client.get('/notes-api/articles')).body;
  const user = (await client.get('/oscarapi/login/')).body;
  const placed = order === null ? null : (await client.get(`/oscarapi/orders/${order}/`)).body;
  const addresses = (await client.get('/oscarapi/useraddresses/')).body;
  return {
    '/oscarapi/lines/ id': ids(basket.all_lines),
    '/trims_api/expenditures/basket-line/ id': ids(basket.all_lines),
    '/trims_api/expenditures/order-line/ id': ids(placed?.lines),
    '/oscarapi/baskets/ id': [basket.id],
    '/oscarapi/orders/ number': order === null ? [] : [order],
    '/oscarapi/users/ id': user.id === undefined ? [] : [user.id],
    '/oscarapi/useraddresses/ id': Array.isArray(addresses) ? ids(addresses) : [],
    '/oscarapi/countries/ code': ['DE', 'US', 'CH'],
    '/oscarapi/products/ id': [1, 2, 11],
    '/customizer_api/v2/user-size2/ id': Array.isArray(sizes) ? ids(sizes) : [],
    '/customizer_api/v2/user-size2/ sizeTypeId': [1, 2, 3, 4],
    '/customizer_api/v2/user/ id': Array.isArray(sizes) ? ids(sizes) : [],
    '/customizer_api/v2/user/ userId': user.id === undefined ? [1] : [user.id],
    '/customizer_api/v2/size-types/ id': [1, 2, 3],
    '/customizer_api/v2/clothing-types/ id': [1, 3, 11],
    '/content-api/pages/ slug': ['b-corp', 'faq', 'madeby'],
    '/content-api/below-the-fold/ slug': ['cotton-t-shirt', 'merino-t-shirt'],
    '/content-api/below-the-fold/ id': [1, 2, 3],
    '/notes-api/articles/ slug': (
      (notes.results ?? notes) as readonly { readonly slug: string }[]
    ).map(({ slug }) => slug),
    '/external/trustpilot/ unit': ['tailorbird', 'sample'],
  };
};

export const openVisitor = async (shop: ShopProcess, role: Role): Promise<FuzzVisitor> => {
  const client = clientOf(shop);
  if (role === 'anonymous')
    return {
      client,
      ownIds: { '/oscarapi/countries/ code': ['DE'], '/content-api/pages/ slug': ['faq'] },
    };
  if (role !== 'guest') await signUpAs(shop, client, role);
  const { body } = await pay(client, aPayment(await readyToPay(client, aBeanie()), shop.address));
  await client.post('/oscarapi/basket/add-product/', aTShirt(await saveSize(client)));
  await readyToPay(client, aBeanie({ note: 'For the fuzzer' }));
  return {
    client,
    ownIds: await listOwnIds(client, body.resultCode === 'Authorised' ? body.order_number : null),
  };
};

export const ownIdFor = (
  ownIds: OwnIds,
  path: string,
  name: string,
  chance: Chance,
): string | number | undefined => {
  const place = Object.keys(ownIds).find(
    (key) => key.endsWith(` ${name}`) && path.startsWith(key.slice(0, key.indexOf(' '))),
  );
  const values = place === undefined ? [] : (ownIds[place] ?? []);
  return values.length === 0 ? undefined : chance.oneOf(values);
};

/** Read first, to learn ids of the catalog, sizes and pages. */
export const firstLooks: readonly string[] = [
  '/customizer_api/v3/clothing-types/?slug=cotton-t-shirt',
  '/customizer_api/v2/size-types/',
  '/content-api/home',
  '/oscarapi/basket/',
  '/oscarapi/orders/',
];

const prefs = {
  age: 40,
  foot_length_in_cm: 27,
  height_in_cm: 180,
  weight_in_kg: 78,
  body_shape: 'RECTANGULAR',
  fit: 'REGULAR',
} as const;

/** Valid bodies for calls whose schema alone rarely yields one. */
export const goodBody = async (
  name: string,
  { client, ownIds }: FuzzVisitor,
  origin: string,
  chance: Chance,
): Promise<unknown> => {
  const size = ownIds['/customizer_api/v2/user-size2/ id']?.[0];
  switch (name) {
    case 'addProduct':
      return size === undefined || chance.percent(50)
        ? aBeanie({ quantity: 1 + chance.below(3) })
        : aTShirt(Number(size));
    case 'startPayment':
      return aPayment(
        await client.basket(),
        origin,
        chance.percent(40) ? { payment_method: aCard(cards.redirect) } : {},
      );
    case 'createUserSize':
    case 'createSizeForUser':
      return {
        title: 'Mine',
        size_type: 1,
        measurements: [{ origin: 'manual', size_property_id: 101, value: 90 + chance.below(30) }],
      };
    case 'updateUserSize':
    case 'updateSizeForUser':
      return { title: `Mine ${chance.below(9)}` };
    case 'restoreUserSize':
      return { version: 1 };
    case 'lookUpSize':
      return { ...prefs, design_version: 'V2', size_type: 1 + chance.below(4) };
    case 'previewSizeConversion':
      return { user_size_id: size, target_size_type: 1 + chance.below(4) };
    case 'addCourier':
      return {
        shipping_method_code: chance.oneOf(['standard', 'express', 'no-shipping-required']),
      };
    case 'addShippingAddress':
      return anAddress();
    case 'listDropPoints':
    case 'listShippingMethods':
      return { country: '/oscarapi/countries/DE/', postcode: '10115' };
    case 'addDropPoint': {
      const { body } = await client.post('/shipping_api/drop_points/', {
        country: '/oscarapi/countries/DE/',
        postcode: '10115',
      });
      return { drop_point_id: Array.isArray(body) ? body[0]?.id : 'none' };
    }
    case 'changeLine':
      return { quantity: chance.below(5) };
    case 'changePiece':
      return chance.oneOf<unknown>([
        { initials: 'NN' },
        { note: 'No starch' },
        { fabric_color_id: 102 },
        { initials: 'N', quantity: 1 },
      ]);
    case 'addVoucher':
    case 'removeVoucher':
      return { vouchercode: chance.oneOf(['WELCOME10', 'GIFT50', 'NOSUCH']) };
    case 'signIn':
      return { username: 'customer@tailorbird.example', password: 'measure-twice' };
    case 'signUp':
      return {
        email: `${aKey()}@example.test`,
        password,
        newsletter: true,
        signing_up_with_credit: false,
        source: 'test',
      };
    case 'createRetailCustomer':
      return {
        email: `${aKey()}@example.test`,
        first_name: 'Nora',
        last_name: 'Nadel',
        newsletter: false,
      };
    case 'chooseCountry':
      return { country_code: chance.oneOf(['DE', 'US', 'CH', 'ZZ']) };
    case 'subscribe':
      return { email: `${aKey()}@example.test`, source: 'footer', list_id: newsletterListId };
    case 'sendInquiry':
      return {
        topic: 'contact',
        key: crypto.randomUUID(),
        values: {
          name: 'Nora',
          first_name: 'Nora',
          last_name: 'Nadel',
          email: 'nora@example.test',
          subject: 'Hello',
          message: 'Hello there',
        },
      };
    default:
      return undefined;
  }
};
