import { atEachKey } from '../checkout/address.ts';

/** Wire fields of `anAddress`, for example bodies. Missing fields are empty. */
export const addressFieldsExample = {
  ...atEachKey(''),
  first_name: 'Ada',
  last_name: 'Weber',
  line1: 'Torstraße 1',
  line4: 'Berlin',
  postcode: '10119',
  country: '/oscarapi/countries/DE/',
  phone_number: '+49 30 901820',
};

export const addressExample = {
  ...addressFieldsExample,
  title: '',
  line3: '',
  country: 'https://shop.example.test/oscarapi/countries/DE/',
  notes: '',
  search_text: 'Ada Weber Torstraße 1 Berlin 10119 DE',
};
