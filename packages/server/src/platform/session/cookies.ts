export const sessionCookie = 'sessionid';
export const csrfCookie = 'csrftoken';
export const guestCookie = 'guest_key';
export const countryCookie = 'country';
/** Which language was chosen on the home page (I18N-04); set by the shop's pages. */
export const languageCookie = 'i18n_redirected';
