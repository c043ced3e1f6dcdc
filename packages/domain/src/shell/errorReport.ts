import { trackablePath } from './tracking.ts';

/** A position in the shop's own code. */
export type ErrorFrame = { readonly file: string; readonly line: number; readonly column: number };

/** A reported error: its position in the shop's code, without any user input. */
export type ErrorReport = {
  /** The class of the error, such as `TypeError`. */
  readonly kind: string;
  /** The shop's own message; empty for other messages. */
  readonly problem: string;
  readonly frames: readonly ErrorFrame[];
  /** The page without query and without parts that may identify a person. */
  readonly page: string;
};

export const errorReportLimits = { problem: 120, frames: 8, file: 150, page: 120 } as const;

const plainKind = /^[A-Z][A-Za-z]{0,39}$/;

/**
 * Error names of the language, browsers and libraries have the same ending; the others are
 * the shop's own.
 */
const errorName = /^(Problem|Unknown|[A-Z][A-Za-z]{0,34}(Error|Exception))$/;

/** Messages of the shop's own errors. Other messages may quote user input. */
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

/** The message if it is the shop's own, else empty. */
const ownProblem = (message: string): string =>
  message.length <= errorReportLimits.problem && ownProblems.some((own) => own.test(message))
    ? message
    : '';

/** A browser's report, reduced to known error names and messages. */
export const redactReport = (report: ErrorReport): ErrorReport => ({
  ...report,
  kind: errorName.test(report.kind) ? report.kind : 'Unknown',
  problem: ownProblem(report.problem),
});

const own =
  /^((?:assets|packages)\/[\w./-]{1,150}?\.[cm]?[jt]sx?)(?:\?[\w=&.-]{0,60})?:(\d{1,7}):(\d{1,7})/;

/** Stack positions in the shop's own files below `root`, innermost first. */
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

/**
 * The path of a page for a report: without language and query, and without parts that are not
 * plain words.
 */
export const reportedPath = (address: string): string => {
  const [, first = '', ...rest] = (trackablePath(address).split('?', 1)[0] ?? '').split('/');
  const shown = [first, ...rest].map((segment, at) =>
    segment === '' || (plainSegment.test(segment) && !(at > 0 && personal.includes(first)))
      ? segment
      : '…',
  );
  return `/${shown.join('/')}`.slice(0, errorReportLimits.page);
};

type Seen = { readonly page: string; readonly root: string };

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

/**
 * The key that groups equal errors: class, message and innermost position, or the page if there
 * is no position.
 */
export const errorGroupOf = ({ kind, problem, frames: [first], page }: ErrorReport): string =>
  [kind, problem, first ? `${first.file}:${first.line}:${first.column}` : page].join('\n');
