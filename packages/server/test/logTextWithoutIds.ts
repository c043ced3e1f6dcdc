const isOfForm: Readonly<Record<string, (value: unknown) => boolean>> = {
  request: (value) =>
    typeof value === 'string' &&
    /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(value),
  time: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value),
  ms: (value) => typeof value === 'number',
};

/**
 * Log lines without random content such as request ids, times and durations, whose digits may
 * match a house number or card by chance. The same content in another format is kept.
 */
export const logTextWithoutIds = (lines: readonly string[]): string =>
  lines
    .map((line) => {
      const entries = Object.entries(JSON.parse(line) as Readonly<Record<string, unknown>>);
      return JSON.stringify(
        Object.fromEntries(entries.filter(([key, value]) => isOfForm[key]?.(value) !== true)),
      );
    })
    .join('\n');
