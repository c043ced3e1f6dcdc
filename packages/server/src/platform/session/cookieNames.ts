export const sessionCookie = 'sessionid';
export const csrfCookie = 'csrftoken';
/** Shows that this browser was signed in to an account before. It grants no access. */
export const deviceCookie = 'known_device';
/** Identifies the browser that requested a passkey challenge, until the response. */
export const challengeCookie = 'passkey_question';
export const guestCookie = 'guest_key';
export const guestSeconds = 180 * 24 * 60 * 60;
export const countryCookie = 'country';
