/** The Canary Islands are called in Spain. */
const callingCountry = (countryCode: string): string => (countryCode === 'IC' ? 'ES' : countryCode);

/** Whether a phone number can exist in a country. Asks the phone library, which is loaded for it. Where it cannot be loaded, or does not know the country, the server has the last word. */
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
