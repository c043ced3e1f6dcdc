import { locales } from '@tailorbird/domain/kernel';
import {
  accessibilityAuthorityOf,
  type LegalSeller,
  missingDetails,
  type SellerDetail,
} from '@tailorbird/domain/legal';
import { countryOfTaxNumber } from '@tailorbird/domain/location';
import { shippableCountries } from '../../contexts/location/index.ts';
import { defaultSettings, type Settings, sampleSeller } from '../../platform/runtime/settings.ts';

type SellerSettings = Pick<
  Settings,
  'seller' | 'imprint' | 'supportAddress' | 'guaranteeNotice' | 'accessibilityAuthority'
>;

export const settingOf: Readonly<Record<SellerDetail, string>> = {
  name: 'SELLER_NAME',
  address: 'SELLER_ADDRESS',
  email: 'SUPPORT_EMAIL',
  taxNumber: 'SELLER_TAX_NUMBER',
  register: 'SELLER_REGISTER',
  guaranteeNotice: 'GUARANTEE_NOTICE_FOLDER',
  accessibilityAuthority: 'ACCESSIBILITY_AUTHORITY',
};

/** The seller's details without samples. The graphic counts if each language has its file. */
export const legalSellerOf = ({
  seller,
  imprint,
  supportAddress,
  guaranteeNotice,
  accessibilityAuthority,
}: SellerSettings): LegalSeller => {
  const own = seller === sampleSeller ? null : seller;
  const countryCode = seller && countryOfTaxNumber(seller.taxNumber);
  const files = locales.filter((locale) => guaranteeNotice[locale] !== undefined);
  return {
    countryCode,
    name: own?.name ?? null,
    address: own?.address.join(', ') ?? null,
    email: supportAddress === defaultSettings.supportAddress ? null : supportAddress,
    taxNumber: own?.taxNumber ?? null,
    register: imprint.register,
    accessibilityAuthority:
      accessibilityAuthority ?? accessibilityAuthorityOf(countryCode)?.name ?? null,
    guaranteeNotice: files.length === locales.length ? files.join(', ') : null,
  };
};

/** Details that the settings omit, one sentence each, for the start of a public shop. */
export const legalNotesOf = (settings: SellerSettings, now: Date): readonly string[] =>
  missingDetails(legalSellerOf(settings), shippableCountries, now.toISOString().slice(0, 10)).map(
    ({ detail, kinds }) =>
      `${settingOf[detail]} is missing or incomplete. These legal notices need it: ${kinds.join(', ')} (see /studio/legal).`,
  );
