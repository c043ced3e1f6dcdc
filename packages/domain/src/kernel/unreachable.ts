/** Closes a `switch` over a union: it does not compile while a case is missing, and throws if data lied about its type. */
export const unreachable = (value: never): never => {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
};
