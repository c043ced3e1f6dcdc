export const sizeFileFormats = ['json', 'csv'] as const;
export type SizeFileFormat = (typeof sizeFileFormats)[number];

export type Field = readonly [name: string, value: string | number];
export type FieldValues = ReadonlyMap<string, unknown>;

const nest = (fields: readonly Field[]): Readonly<Record<string, unknown>> => {
  const heads = [...new Set(fields.map(([name]) => name.split('.')[0] ?? name))];
  return Object.fromEntries(
    heads.map((head) => {
      const inside = fields.flatMap(([name, value]): readonly Field[] =>
        name.startsWith(`${head}.`) ? [[name.slice(head.length + 1), value]] : [],
      );
      return [head, inside.length > 0 ? nest(inside) : fields.find(([name]) => name === head)?.[1]];
    }),
  );
};

/** Quoted if needed, and never interpreted as a formula. */
const toCell = (value: string | number): string => {
  const text =
    typeof value === 'string' && /^['=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const writeFields = (fields: readonly Field[], format: SizeFileFormat): string =>
  format === 'json'
    ? `${JSON.stringify(nest(fields), null, 2)}\n`
    : [['field', 'value'], ...fields].map((line) => `${line.map(toCell).join(',')}\r\n`).join('');

const flatten = (
  value: unknown,
  path: string,
  depth: number,
): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && depth < 4
    ? Object.entries(value).flatMap(([name, each]) =>
        flatten(each, path === '' ? name : `${path}.${name}`, depth + 1),
      )
    : [[path, value]];

const fromJson = (text: string): FieldValues | null => {
  try {
    return new Map(flatten(JSON.parse(text), '', 0));
  } catch {
    return null;
  }
};

/** The cells of a table; spreadsheets may use semicolons. */
const cellsOf = (text: string, comma: string): readonly (readonly string[])[] => {
  const lines: string[][] = [['']];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    const line = lines.at(-1) as string[];
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      line[line.length - 1] += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === comma) line.push('');
    else if (!isQuoted && sign === '\n') lines.push(['']);
    else if (isQuoted || sign !== '\r') line[line.length - 1] += sign;
  }
  return lines;
};

const fromCsv = (text: string): FieldValues => {
  const comma = text.startsWith('field;') ? ';' : ',';
  return new Map(
    cellsOf(text, comma).map(([name = '', value = '']) => [
      name,
      value.startsWith("'")
        ? value.slice(1)
        : comma === ';' && /^\d+,\d+$/.test(value)
          ? value.replace(',', '.')
          : value,
    ]),
  );
};

/** The fields of a file, as written or as saved by a spreadsheet. */
export const readFields = (text: string): FieldValues => {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return fromJson(plain) ?? fromCsv(plain);
};
