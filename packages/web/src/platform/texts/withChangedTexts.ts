/** Texts by key, such as `footer.title`; each plural form has its own key. */
export type ChangedTexts = Readonly<Record<string, string>>;

type Tree = { readonly [key: string]: unknown };

const withText = (tree: Tree, [first = '', ...rest]: readonly string[], text: string): Tree => ({
  ...tree,
  [first]: rest.length === 0 ? text : withText((tree[first] ?? {}) as Tree, rest, text),
});

export const withChangedTexts = (texts: unknown, changed: ChangedTexts | undefined): unknown =>
  Object.entries(changed ?? {}).reduce(
    (tree, [key, text]) => withText(tree, key.split('.'), text),
    texts as Tree,
  );
