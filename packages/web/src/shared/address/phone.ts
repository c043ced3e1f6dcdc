/** The Canary Islands use Spain's calling code. */
const callingCountry = (countryCode: string): string => (countryCode === 'IC' ? 'ES' : countryCode);

/**
 * True if a phone number can exist in a country, according to the phone library (loaded on
 * demand). Returns true if the library cannot be loaded or does not support the country: the
 * server validates again.
 */
export const checkPhone = async (phone: string, countryCode: string): Promise<boolean> => {
  try {
    const { isPossiblePhoneNumber, isSupportedCountry } = await import('libphonenumber-js/min');
    const country = callingCountry(countryCode);
    if (phone.trim().startsWith('+')) return isPossiblePhoneNumber(phone);
    return isSupportedCountry(country) ? isPossiblePhoneNumber(phone, country) : true;
  } catch {
    return true;
  }
};
