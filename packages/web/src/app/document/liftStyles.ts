const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&gt;': '>',
};

/**
 * Takes style attributes out of rendered markup and writes each once, as a rule: a page's policy then knows its styles by one hash, and allows none in attributes. In the browser React sets
 * styles by itself, which no policy forbids, and what it sets wins over the rules. Markup as React writes it: attributes in double quotes, no such quote in texts.
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
