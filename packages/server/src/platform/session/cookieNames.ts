export const sessionCookie = 'sessionid';
export const csrfCookie = 'csrftoken';
export const guestCookie = 'guest_key';
export const guestSeconds = 180 * 24 * 60 * 60;
export const countryCookie = 'country';
