/**
 * Texts of one language as a tree of keys, like its JSON file. `{{name}}` is a
 * placeholder, `pieces_one` and `pieces_other` are plural forms.
 */
export type TextTree = { readonly [key: string]: string | TextTree };
export type TextValues = Readonly<Record<string, string | number>>;

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}`
  ? Stem
  : Key;

/** Keys of a tree, nested ones joined by a dot. Plural forms share their stem. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];
