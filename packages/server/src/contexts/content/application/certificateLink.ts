/** Address of a certificate: an https URL, or a path of the shop. */
export const certificateLink = /^(?:https:\/\/[a-z0-9]\S{0,290}|\/(?:[^/\s]\S{0,290})?)$/;
