import type { CurrentUser, Visit } from '@tailorbird/domain/account';
import { continentCodes, currencies, locales } from '@tailorbird/domain/kernel';
import type { LocationInfo } from '@tailorbird/domain/location';
import { arbitraryId, arbitraryText } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { levyTermsIn } from './arbitraryLevies.ts';

const count = fc.nat(10_000);

export const arbitraryUser: fc.Arbitrary<CurrentUser> = fc.record({
  id: arbitraryId,
  email: fc.emailAddress(),
  firstName: fc.string(),
  lastName: fc.string(),
  isActive: fc.boolean(),
  isSuperuser: fc.boolean(),
  isStaff: fc.boolean(),
  impersonate: fc.boolean(),
  isStore: fc.boolean(),
  isStoreImpersonate: fc.boolean(),
  orderCount: count,
  fulfilledOrderCount: count,
  newsletter: fc.boolean(),
  emailConfirmed: fc.boolean(),
  mailLanguage: fc.constantFrom(null, ...locales),
  needsSecondFactor: fc.boolean(),
  isRestored: fc.boolean(),
});

export const arbitraryLocation: fc.Arbitrary<LocationInfo> = fc
  .record({
    countryCode: fc.stringMatching(/^[A-Z]{2}$/),
    countryName: arbitraryText(),
    continentCode: fc.constantFrom(...continentCodes),
    currency: fc.constantFrom(...currencies),
    shippingAvailable: fc.boolean(),
    defaultShippingPrice: fc.nat(100_000),
    returnablesWait: fc.boolean(),
    defaultShippingDays: fc.record({ earliest: fc.nat(30), latest: fc.nat(60) }),
    testGroup: fc.string(),
    switches: fc.record({
      appliedChat: fc.boolean(),
      applyCreditToShippingPrice: fc.boolean(),
      socialLoginEnabled: fc.boolean(),
      isNewOxfordShirtLaunched: fc.boolean(),
    }),
  })
  .chain((location) =>
    fc.option(levyTermsIn(location.currency)).map((levyTerms) => ({ ...location, levyTerms })),
  );

export const arbitraryVisit: fc.Arbitrary<Visit> = fc.record({
  user: fc.option(arbitraryUser, { nil: null }),
  location: arbitraryLocation,
  basketCount: count,
});
