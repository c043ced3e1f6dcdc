import { anAddress, aUser } from '@tailorbird/domain/testing';
import { describe, it } from 'vitest';
import { addressExample } from '../testing/addressExample.ts';
import { matchesDocument } from '../testing/roundTrips.ts';
import { fromWireSavedAddress, savedAddress, toWireSavedAddress } from './savedAddress.ts';
import { newCustomer } from './user.ts';
import {
  fromWireNewCustomer,
  fromWireVisit,
  toWireNewCustomer,
  toWireVisit,
} from './userFields.ts';
import { visit } from './visit.ts';

describe('documented bodies of the account', () => {
  it('[API-14, DATA-08] GET /api/v1/soat/init/ matches its documented body', () =>
    matchesDocument(
      visit,
      {
        body: {
          user: {
            id: 7,
            username: 'ada@example.test',
            email: 'ada@example.test',
            date_joined: '2025-11-05T09:00:00.000Z',
            first_name: 'Ada',
            last_name: 'Weber',
            is_active: true,
            is_superuser: false,
            is_staff: true,
            impersonate: false,
            is_store: true,
            is_store_impersonate: false,
            newsletter: true,
            email_confirmed: true,
            mail_language: null,
            needs_second_factor: false,
            is_restored: false,
            userrecord: { num_orders: 3, num_fulfilled_orders: 2 },
          },
          location: {
            country_or_region: 'Denmark',
            country_code: 'DK',
            country_name: 'Denmark',
            continent_code: 'EU',
            currency: 'DKK',
            shipping_available: true,
            default_shipping_price: '69.00',
            default_shipping_days: { earliest: 2, latest: 4 },
            returnables_wait: false,
            levy_terms: { kind: 'vat', rate: 250 },
            test_group: 'A',
            waffle: {
              switches: {
                applied_chat: true,
                apply_credit_to_shipping_price: false,
                social_login_enabled: false,
                is_new_oxford_shirt_launched: true,
              },
            },
          },
          basket_count: 4,
        },
        means: {
          user: aUser({
            id: 7,
            isStaff: true,
            isStore: true,
            newsletter: true,
            orderCount: 3,
            fulfilledOrderCount: 2,
          }),
          location: {
            countryCode: 'DK',
            countryName: 'Denmark',
            continentCode: 'EU',
            currency: 'DKK',
            shippingAvailable: true,
            defaultShippingPrice: 6900,
            defaultShippingDays: { earliest: 2, latest: 4 },
            returnablesWait: false,
            levyTerms: { kind: 'vat', rate: 250 },
            testGroup: 'A',
            switches: {
              appliedChat: true,
              applyCreditToShippingPrice: false,
              socialLoginEnabled: false,
              isNewOxfordShirtLaunched: true,
            },
          },
          basketCount: 4,
        },
      },
      (value) => toWireVisit(value, { dateJoined: '2025-11-05T09:00:00.000Z' }),
      fromWireVisit,
    ));

  it('[API-07] POST /oscarapi/customer/ matches its documented body', () =>
    matchesDocument(
      newCustomer,
      {
        body: {
          email: 'ada@example.test',
          password: 'needle',
          newsletter: true,
          signing_up_with_credit: false,
          source: 'ideal size',
        },
        means: {
          email: 'ada@example.test',
          password: 'needle',
          newsletter: true,
          signingUpWithCredit: false,
          source: 'ideal size',
        },
      },
      toWireNewCustomer,
      fromWireNewCustomer,
    ));

  it('[API-10] an entry of GET /oscarapi/user/address-list/ matches its documented body', () =>
    matchesDocument(
      savedAddress,
      {
        body: {
          id: 12,
          url: 'https://shop.example.test/oscarapi/useraddresses/12/',
          ...addressExample,
          company: 'Weber & Co',
          line2: 'Hinterhaus',
          is_default_for_shipping: true,
          is_default_for_billing: false,
        },
        means: anAddress({ company: 'Weber & Co', line2: 'Hinterhaus' }),
      },
      (address) =>
        toWireSavedAddress(
          { id: 12, address, isDefault: true },
          { origin: 'https://shop.example.test' },
        ),
      fromWireSavedAddress,
    ));
});
