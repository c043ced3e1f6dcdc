import type { Visit } from '../../../platform/api/visit.ts';
import { csrfCookie, deviceCookie, sessionCookie } from '../../../platform/session/cookieNames.ts';
import { deviceSeconds } from '../store/knownDevices.ts';
import { csrfSeconds, type NewSession, sessionSeconds } from '../store/sessions.ts';

export const setSessionCookies = (
  visit: Visit,
  { token, csrfToken, deviceToken }: NewSession,
): void => {
  visit.setCookie(sessionCookie, token, { maxAgeSeconds: sessionSeconds, httpOnly: true });
  visit.setCookie(deviceCookie, deviceToken, { maxAgeSeconds: deviceSeconds, httpOnly: true });
  visit.setCookie(csrfCookie, csrfToken, { maxAgeSeconds: csrfSeconds, httpOnly: false });
};
