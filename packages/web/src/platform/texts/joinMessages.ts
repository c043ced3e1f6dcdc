/** Joins messages, one per line (AUTH-22); returns `fallback` if there are none (ERR-11). */
export const joinMessages = (messages: readonly string[], fallback: string): string =>
  messages
    .map((message) => message.trim())
    .filter((message) => message !== '')
    .join('\n') || fallback;
