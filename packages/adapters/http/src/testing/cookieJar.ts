/**
 * Cookies of one browser for one site. Supports names, values and removal with
 * Max-Age=0.
 */
export const cookieJar = () => {
  const cookies = new Map<string, string>();
  return {
    get: (name: string): string | null => cookies.get(name) ?? null,
    set: (name: string, value: string): void => {
      cookies.set(name, value);
    },
    header: (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (response: Response): void => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0'))
          cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
};
