/** A value with the arrays and fields the types of schemas have, which do not say that nobody changes them. */
type Written<Value> = Value extends readonly (infer Item)[]
  ? Written<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Written<Value[Key]> }
    : Value;

/** The same value, unchanged: what the domain and the wire have in the same words needs no mapper. */
export const asWritten = <Value>(value: Value): Written<Value> => value as Written<Value>;
