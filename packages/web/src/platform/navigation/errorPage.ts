import { httpStatus, isForbidden, isNotFound } from '@tailorbird/domain/shell';

/** ERR-02, GUARD-20: 404 and 403 have a title and description of their own. */
export type ErrorPage = 'not-found' | 'forbidden' | 'generic';
export const errorPageOf = (status: number): ErrorPage =>
  isNotFound({ status }) ? 'not-found' : isForbidden({ status }) ? 'forbidden' : 'generic';

/** `message` is for developers, `explanation` for visitors. */
export type PageProblem = {
  readonly status: number;
  readonly message: string;
  readonly explanation: string;
};

/** ERR-07: status and message of a thrown value; 500 if it has no status. */
export const problemOf = (thrown: unknown): PageProblem => {
  const { status, message, explanation } = Object(thrown) as Readonly<Record<string, unknown>>;
  return {
    status:
      typeof status === 'number' && status >= 400 && status < 600 ? status : httpStatus.serverError,
    message: typeof message === 'string' ? message : '',
    explanation: typeof explanation === 'string' ? explanation : '',
  };
};
