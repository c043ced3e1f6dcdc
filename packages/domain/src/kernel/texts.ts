/** Texts of one language: a tree of keys, as a JSON file has them. `{{name}}` in a text is a place to fill, `pieces_one` and `pieces_other` are a plural. */
export type TextTree = { readonly [key: string]: string | TextTree };
export type TextValues = Readonly<Record<string, string | number>>;

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}`
  ? Stem
  : Key;

/** Keys of a tree, nested ones joined by a dot; of a plural (`pieces_one`, `pieces_other`) the stem. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];
