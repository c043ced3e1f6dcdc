export const sessionCookie = 'sessionid';
export const csrfCookie = 'csrftoken';
/** Shows that this browser was signed in to an account before. It signs nobody in. */
export const deviceCookie = 'known_device';
/** Who asked a passkey to sign in, as long as the question waits for its answer. */
export const questionCookie = 'passkey_question';
export const guestCookie = 'guest_key';
export const guestSeconds = 180 * 24 * 60 * 60;
export const countryCookie = 'country';
