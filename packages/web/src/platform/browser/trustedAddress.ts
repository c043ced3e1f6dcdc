type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/**
 * The address of a worker's script, allowed by the policy of that name in browsers with
 * Trusted Types. They create a policy only once, so call this once per name.
 */
export const trustedAddress = (policy: string, address: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL('') ??
    address
  );
};
