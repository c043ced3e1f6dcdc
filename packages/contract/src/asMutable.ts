type Written<Value> = Value extends readonly (infer Item)[]
  ? Written<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Written<Value[Key]> }
    : Value;

/** Unchanged, typed as mutable: for values with the same shape in domain and wire. */
export const asMutable = <Value>(value: Value): Written<Value> => value as Written<Value>;
