/**
 * A naming rule: products that match the pattern are called `name` (CATALOG-25). `*` matches
 * any text.
 */
export type NamingRule<Text = string> = {
  readonly pattern: Text;
  readonly name: Text;
  readonly priority: number;
};

/**
 * True if a text matches a pattern, ignoring case. It returns only to the last `*`, so that no
 * pattern is slow.
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
 * The name of a product by rules on slug or variant title (CATALOG-25): the highest priority
 * wins, then the longer pattern, then the first rule; without a match the product keeps its
 * name.
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
