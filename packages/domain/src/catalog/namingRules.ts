/** A rule that names products: what matches the pattern is called `name` (CATALOG-25). `*` stands for any text, also none. */
export type NamingRule<Text = string> = {
  readonly pattern: Text;
  readonly name: Text;
  readonly priority: number;
};

/**
 * Whether a whole text matches a pattern, without regard to case. Walks both once and goes back to the last `*` only, so that no pattern makes it slow.
 */
export const matchesPattern = (pattern: string, text: string): boolean => {
  const wanted = pattern.toLowerCase();
  const given = text.toLowerCase();
  let at = 0;
  let star = -1;
  let resumeAt = 0;
  let index = 0;
  while (index < given.length) {
    if (wanted[at] === '*') {
      star = at;
      at += 1;
      resumeAt = index;
    } else if (at < wanted.length && wanted[at] === given[index]) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      resumeAt += 1;
      index = resumeAt;
    } else return false;
  }
  while (wanted[at] === '*') at += 1;
  return at === wanted.length;
};

/**
 * The name of a product by its rules, matched on slug or variant title (CATALOG-25): the highest priority wins, then the longer pattern, then the
 * rule that comes first; without a match it keeps its own name.
 */
export const nameByRules = (
  rules: readonly NamingRule[],
  product: { readonly slug: string; readonly variantTitle: string; readonly name: string },
): string => {
  let best: NamingRule | undefined;
  for (const rule of rules) {
    const wins =
      !best ||
      rule.priority > best.priority ||
      (rule.priority === best.priority && rule.pattern.length > best.pattern.length);
    if (
      wins &&
      (matchesPattern(rule.pattern, product.slug) ||
        matchesPattern(rule.pattern, product.variantTitle))
    )
      best = rule;
  }
  return best ? best.name : product.name;
};
