const quote = 34;
const backslash = 92;
const [bracket, closedBracket] = [91, 93];
const [brace, closedBrace] = [123, 125];

/**
 * Whether a JSON text nests deeper than this number of levels. Runs before parsing, so that
 * code may walk the content recursively.
 */
export const isDeeperThan = (text: string, levels: number): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === backslash) at += 1;
      else if (unit === quote) inString = false;
    } else if (unit === quote) inString = true;
    else if (unit === bracket || unit === brace) {
      depth += 1;
      if (depth > levels) return true;
    } else if (unit === closedBracket || unit === closedBrace) depth -= 1;
  }
  return false;
};
