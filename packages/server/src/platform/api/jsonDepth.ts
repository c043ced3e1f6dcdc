const quote = 34;
const backslash = 92;
const openings: ReadonlySet<number> = new Set([91, 123]);
const closings: ReadonlySet<number> = new Set([93, 125]);

/** Whether a JSON text nests deeper than so many levels. Read in one go and before it is parsed, so that whoever walks the content may recurse. */
export const isDeeperThan = (text: string, levels: number): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === backslash) at += 1;
      else if (unit === quote) inString = false;
    } else if (unit === quote) inString = true;
    else if (openings.has(unit)) {
      depth += 1;
      if (depth > levels) return true;
    } else if (closings.has(unit)) depth -= 1;
  }
  return false;
};
