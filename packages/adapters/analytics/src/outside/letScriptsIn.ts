/** What a browser that knows trusted types offers. */
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (address: string) => string | null }) => unknown;
};

/**
 * Lets scripts of these origins into a page, and no others. The policy is the one for everything that names none, since these scripts bring in more of their own by plain addresses; it has no word on text that
 * would become HTML or script, which stays refused.
 */
export const letScriptsIn = (
  origins: readonly string[],
  { document, trustedTypes }: { readonly document: Document; readonly trustedTypes?: TrustedTypes },
): ((address: string) => void) => {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (origins.includes(new URL(address, document.baseURI).origin) ? address : null),
  });
  return (address) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  };
};
