/** Events of the window: the server has asked for patience, and it answers again. */
export const serverBusy = 'serverbusy';
export const serverBack = 'serverback';
