/** Several messages as one text, a line each (AUTH-22); `fallback` where there is none to say (ERR-11). */
export const joinMessages = (messages: readonly string[], fallback: string): string =>
  messages
    .map((message) => message.trim())
    .filter((message) => message !== '')
    .join('\n') || fallback;
