const placeholder = '{{supportAddress}}';

/** What the shop says, with the address people write to in the place that its texts leave for it. */
export const fillContent = <Value>(value: Value, supportAddress: string): Value => {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replaceAll(placeholder, supportAddress);
    if (part instanceof Map) return new Map([...part].map(([key, inner]) => [key, filled(inner)]));
    if (Array.isArray(part)) return part.map(filled);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, filled(inner)]));
  };
  return filled(value) as Value;
};
