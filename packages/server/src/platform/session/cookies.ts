export const sessionCookie = 'sessionid';
export const csrfCookie = 'csrftoken';
export const guestCookie = 'guest_key';
export const countryCookie = 'country';
