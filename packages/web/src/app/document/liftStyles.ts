const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&gt;': '>',
};

/**
 * Moves style attributes of rendered markup into one style rule each: the content security
 * policy then needs one hash and allows no style attributes. In the browser React sets styles
 * through the DOM, which the policy allows and which override the rules. Expects React's
 * markup: attributes in double quotes, no unescaped double quote in texts.
 */
export const liftStyles = (
  markup: string,
): { readonly content: string; readonly rules: string } => {
  const names = new Map<string, string>();
  const content = markup.replace(/ style="([^"<{}]*)"/g, (_, written: string) => {
    const name = names.get(written) ?? names.size.toString(36);
    names.set(written, name);
    return ` data-look="${name}"`;
  });
  const rules = [...names].map(
    ([written, name]) =>
      `\n[data-look="${name}"]{${written.replace(/&(amp|quot|#x27|gt);/g, (entity) => entities[entity] ?? entity)}}`,
  );
  return { content, rules: rules.join('') };
};
