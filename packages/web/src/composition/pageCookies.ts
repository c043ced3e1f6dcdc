export const cookieNames = (): readonly string[] =>
  document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');

export const removeCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: these cookies of other services are known only by name.
  document.cookie = `${name}=; path=/; max-age=0`;
};
