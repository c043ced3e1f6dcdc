/** Browser data that banks require for 3-D Secure, in Adyen's format. */
export const deviceForBanks = (): string =>
  JSON.stringify({
    acceptHeader: '*/*',
    colorDepth: screen.colorDepth,
    javaEnabled: false,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  });
