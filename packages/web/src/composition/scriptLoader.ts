type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createScriptURL: (address: string) => string | null;
      readonly createHTML?: (text: string) => string | null;
    },
  ) => unknown;
};

type ScriptSource = {
  readonly origins: readonly string[];
  /**
   * Their text nodes are set as HTML: allow text without elements, which cannot become a
   * script.
   */
  readonly writesText: boolean;
};

/**
 * Allows scripts of these origins only, and returns a function that loads one. It is the
 * default policy, because these scripts load more of their own by plain addresses. Text that
 * contains elements or scripts stays blocked.
 */
export const createScriptLoader = (
  { origins, writesText }: ScriptSource,
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
