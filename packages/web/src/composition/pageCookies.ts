export const cookieNames = (): readonly string[] =>
  document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');

export const removeCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the services' cookies are known by their names alone, when they are taken away.
  document.cookie = `${name}=; path=/; max-age=0`;
};
