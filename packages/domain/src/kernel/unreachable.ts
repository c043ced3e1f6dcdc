/**
 * Closes a `switch` over a union. A missing case is a type error, an unexpected value
 * throws.
 */
export const unreachable = (value: never): never => {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
};
