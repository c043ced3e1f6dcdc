/** Window events: the server asked the client to slow down, and it responds again. */
export const serverBusy = 'serverbusy';
export const serverBack = 'serverback';
