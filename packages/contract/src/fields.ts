/** Arguments after the wire value. A codec without context accepts anything there. */
type ContextOf<Context> = unknown extends Context ? [context?: unknown] : [context: Context];

/**
 * Conversion in both directions. `Context` is what reading needs besides the wire value,
 * such as the currency that a body states once for all of its amounts.
 */
export type Codec<Value, Wire, Context = unknown> = {
  readonly toWire: (value: Value) => Wire;
  readonly fromWire: (wire: Wire, ...context: ContextOf<Context>) => Value;
};

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** True if both types describe the same values, apart from `readonly`. */
type IsSame<Value, Wire> = [Wire] extends [Value]
  ? [Value] extends [Frozen<Wire>]
    ? true
    : false
  : false;

type IsOptional<Value> = undefined extends Value ? true : false;

/** A field in a table: a wire key of the same type, or a key and a codec. */
type Field<Value, Wire, Context> = {
  [Key in keyof Wire]-?:
    | (IsSame<Value, Wire[Key]> extends true ? Key : never)
    | (IsOptional<Value> extends IsOptional<Wire[Key]>
        ? readonly [Key, Codec<Exclude<Value, undefined>, Exclude<Wire[Key], undefined>, Context>]
        : never);
}[keyof Wire];

type Table<Value, Wire, Context> = {
  readonly [Key in keyof Value]-?: Field<Value[Key], Wire, Context>;
};

type KeyIn<Entry> = Entry extends readonly [infer Key, unknown] ? Key : Entry;
type Unmapped<Fields, Wire> = Exclude<keyof Wire, KeyIn<Fields[keyof Fields]>>;

/** The codec of a table, and the same for values of which some fields are absent. */
export type FieldCodec<Value, Wire, Context> = Codec<Value, Wire, Context> & {
  readonly keys: readonly (keyof Wire)[];
  readonly partial: Codec<Partial<Value>, { [Key in keyof Wire]?: Wire[Key] | undefined }, Context>;
};

type AnyCodec = Codec<unknown, unknown, unknown>;
type AnyRecord = Record<string, unknown>;

/**
 * A codec from a table of fields: `{ firstName: 'first_name', price: ['price', money] }`.
 * A missing or misspelled field on either side does not compile. Absent fields stay
 * absent.
 */
// @__NO_SIDE_EFFECTS__
export const fields =
  <Value extends object, Wire extends object, Context = unknown>() =>
  <const Fields extends Table<Value, Wire, Context>>(
    table: Fields & {
      readonly [Key in Unmapped<Fields, Wire> as `${Key & string} is not in the table`]: never;
    },
  ): FieldCodec<Value, Wire, Context> => {
    const rows = Object.entries(table).map(([field, entry]) =>
      Array.isArray(entry)
        ? { field, key: entry[0] as string, codec: entry[1] as AnyCodec }
        : { field, key: entry as string, codec: null },
    );
    const toWire = (value: AnyRecord): AnyRecord => {
      const wire: AnyRecord = {};
      for (const { field, key, codec } of rows) {
        const part = value[field];
        if (part !== undefined) wire[key] = codec ? codec.toWire(part) : part;
      }
      return wire;
    };
    const fromWire = (wire: AnyRecord, context?: unknown): AnyRecord => {
      const value: AnyRecord = {};
      for (const { field, key, codec } of rows) {
        const part = wire[key];
        if (part !== undefined) value[field] = codec ? codec.fromWire(part, context) : part;
      }
      return value;
    };
    const codec = { toWire, fromWire };
    const keys = rows.map(({ key }) => key);
    return { ...codec, keys, partial: codec } as unknown as FieldCodec<Value, Wire, Context>;
  };

// @__NO_SIDE_EFFECTS__
export const listOf = <Value, Wire, Context>({
  toWire,
  fromWire,
}: Codec<Value, Wire, Context>): Codec<readonly Value[], Wire[], Context> => ({
  toWire: (values) => values.map((value) => toWire(value)),
  fromWire: (items, ...context) => items.map((item) => fromWire(item, ...context)),
});

// @__NO_SIDE_EFFECTS__
export const orNull = <Value, Wire, Context>({
  toWire,
  fromWire,
}: Codec<Value, Wire, Context>): Codec<Value | null, Wire | null, Context> => ({
  toWire: (value) => (value === null ? null : toWire(value)),
  fromWire: (wire, ...context) => (wire === null ? null : fromWire(wire, ...context)),
});

/** One of a fixed list of words, by the wire word of each. */
// @__NO_SIDE_EFFECTS__
export const words = <Value extends string, Wire extends string>(
  wireWords: Readonly<Record<Value, Wire>>,
): Codec<Value, Wire> => ({
  toWire: (word) => wireWords[word],
  fromWire: (wire) =>
    (Object.keys(wireWords) as Value[]).find((word) => wireWords[word] === wire) as Value,
});
