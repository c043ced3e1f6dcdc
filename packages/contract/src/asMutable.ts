/** `Value` without `readonly`, as in the types inferred from schemas. */
type Written<Value> = Value extends readonly (infer Item)[]
  ? Written<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Written<Value[Key]> }
    : Value;

/**
 * Returns `value` unchanged, typed as mutable. For values with the same shape in the
 * domain and on the wire.
 */
export const asMutable = <Value>(value: Value): Written<Value> => value as Written<Value>;
