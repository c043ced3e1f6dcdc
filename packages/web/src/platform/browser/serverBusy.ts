export const serverBusy = 'serverbusy';
export const serverBack = 'serverback';
