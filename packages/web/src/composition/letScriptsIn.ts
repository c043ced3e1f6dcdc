/** What a browser that knows trusted types offers. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createScriptURL: (address: string) => string | null;
      readonly createHTML?: (text: string) => string | null;
    },
  ) => unknown;
};

type LetIn = {
  readonly origins: readonly string[];
  /** They write styles as if they were HTML: text without an element is let through, which becomes no script. */
  readonly writesText: boolean;
};

/**
 * Lets scripts of these origins into a page, and no others; what it answers brings one in. The policy is the one for everything that names none, since these scripts bring in more of their own by plain
 * addresses. Text that would become an element or a script stays refused.
 */
export const letScriptsIn = (
  { origins, writesText }: LetIn,
  { document, trustedTypes }: { readonly document: Document; readonly trustedTypes?: TrustedTypes },
): ((address: string) => Promise<void>) => {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      origins.includes(new URL(address, document.baseURI).origin) ? address : null,
    ...(writesText && { createHTML: (text: string) => (text.includes('<') ? null : text) }),
  });
  return async (address) => {
    const script = document.createElement('script');
    const arrived = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () =>
        reject(new Error(`${new URL(address).origin} did not answer with a script`)),
      );
    });
    script.async = true;
    script.src = address;
    document.head.append(script);
    await arrived;
  };
};
