import { matching } from '../values.ts';

/** Signed token from an order mail. It authorizes its holder as the recipient. */
export const linkOfMail = matching(/^[\w.-]{1,200}$/);

export const orderNumber = matching(/^[A-Za-z0-9-]{1,32}$/);
