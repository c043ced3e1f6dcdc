import { countedPath } from './measured.ts';

/** A place in the shop's own code. */
export type ErrorFrame = { readonly file: string; readonly line: number; readonly column: number };

/** What is told of something that went wrong: where in the shop's own code, and nothing that anybody typed, wore or is called. */
export type ErrorReport = {
  /** The class of the error, such as `TypeError`. */
  readonly kind: string;
  /** What the code says of it in words of its own; empty where it says nothing. */
  readonly problem: string;
  readonly frames: readonly ErrorFrame[];
  /** The page without its query, what may name somebody left out. */
  readonly page: string;
};

/** How much of an error is told. */
export const errorReportLimits = { problem: 120, frames: 8, file: 150, page: 120 } as const;

const plainKind = /^[A-Z][A-Za-z]{0,39}$/;

/** Names of errors: those of the language, browsers and libraries end alike; the others are ours. */
const errorName = /^(Problem|Unknown|[A-Z][A-Za-z]{0,34}(Error|Exception))$/;

/** What the shop says of its own errors. Any other message can quote what somebody typed. */
const ownProblems: readonly RegExp[] = [
  /^No recommendation result found$/,
  /^AddToBasket not found in IdealSizeBridge$/,
  /^Unknown middleware$/,
  /^The messenger did not open$/,
  /^A size could not be calculated, cause: (network|config)$/,
  /^A size could not be (calculated|changed|created|saved)(: [a-z]{1,20}(-[a-z]{1,20}){0,4})?$/,
  /^A standard size could not be recommended: [a-z]{1,20}(-[a-z]{1,20}){0,4}$/,
  /^No answer to [A-Za-z]{1,40}: (network|timeout|status|shape)$/,
];

/** The message of an error where it is one of ours; empty for any other. */
const ownProblem = (message: string): string =>
  message.length <= errorReportLimits.problem && ownProblems.some((own) => own.test(message))
    ? message
    : '';

/** A report that came from a browser, with nothing in its name and its message but what errors of the shop and of browsers are called and say. */
export const withKnownWords = (report: ErrorReport): ErrorReport => ({
  ...report,
  kind: errorName.test(report.kind) ? report.kind : 'Unknown',
  problem: ownProblem(report.problem),
});

const own =
  /^((?:assets|packages)\/[\w./-]{1,150}?\.[cm]?[jt]sx?)(?:\?[\w=&.-]{0,60})?:(\d{1,7}):(\d{1,7})/;

/** The places of a stack that are in the shop's own files, which lie under `root`, the innermost first. */
export const ownFrames = (stack: string, root: string): readonly ErrorFrame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(root);
      const [, file = '', row = '', column = ''] =
        (at < 0 ? null : own.exec(line.slice(at + root.length))) ?? [];
      const isOwn =
        file !== '' && file.length <= errorReportLimits.file && !file.includes('node_modules');
      return isOwn ? [{ file, line: Number(row), column: Number(column) }] : [];
    })
    .slice(0, errorReportLimits.frames);

const plainSegment = /^[a-z]+(-[a-z]+)*$/;
const personal: readonly string[] = ['referrals'];

/** The path of a page for a report: without language and query, each part that is no plain word left out. */
export const reportedPath = (address: string): string => {
  const [, first = '', ...rest] = (countedPath(address).split('?', 1)[0] ?? '').split('/');
  const shown = [first, ...rest].map((segment, at) =>
    segment === '' || (plainSegment.test(segment) && !(at > 0 && personal.includes(first)))
      ? segment
      : '…',
  );
  return `/${shown.join('/')}`.slice(0, errorReportLimits.page);
};

type Seen = { readonly page: string; readonly root: string };

/** What is told of something that was thrown. */
export const errorReportOf = (thrown: unknown, { page, root }: Seen): ErrorReport => {
  const { name, message, stack } = (
    typeof thrown === 'object' && thrown !== null ? thrown : {}
  ) as Readonly<Record<string, unknown>>;
  const kind = typeof name === 'string' && plainKind.test(name) ? name : 'Unknown';
  return {
    kind,
    problem: typeof message === 'string' ? ownProblem(message) : '',
    frames: typeof stack === 'string' ? ownFrames(stack, root) : [],
    page: reportedPath(page),
  };
};

/** What makes two reports the same problem: class, words and the innermost place; the page only where no place is known. */
export const errorGroupOf = ({ kind, problem, frames: [first], page }: ErrorReport): string =>
  [kind, problem, first ? `${first.file}:${first.line}:${first.column}` : page].join('\n');
