const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&gt;': '>',
};

/**
 * Turns style attributes into rules: the content security policy then needs one hash. In the
 * browser React sets styles through the DOM, which overrides the rules. Expects React's markup,
 * with attributes in double quotes.
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
