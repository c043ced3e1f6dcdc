/** Records responses of the shop for the bare server. */
import { request } from 'node:http';

export type RecordedAnswer = {
  /** Path of the response on the bare server. */
  readonly name: string;
  readonly status: number;
  /** Header names and values in turn, as received. */
  readonly headers: readonly string[];
  /** Base64. */
  readonly body: string;
};

export type Asked = {
  readonly method: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Headers that every server adds by itself. */
const ofConnection: readonly string[] = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
];

/** Records a response: headers in order, the body still compressed. */
export const recordAnswer = (
  name: string,
  address: string,
  { method, body, headers }: Asked,
): Promise<RecordedAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { rawHeaders, statusCode = 0 } = answer;
        const content = Buffer.concat(parts);
        const own = rawHeaders.flatMap((header, at) =>
          at % 2 === 0 && !ofConnection.includes(header.toLowerCase())
            ? [header, rawHeaders[at + 1] ?? '']
            : [],
        );
        const all = [...own, 'content-length', String(content.byteLength)];
        resolve({ name, status: statusCode, headers: all, body: content.toString('base64') });
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
