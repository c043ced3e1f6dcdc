import { err, ok, type Result } from '@tailorbird/domain/kernel';

type Done = 200 | 201 | 204;
type AnyAnswer = { readonly status: number | 'unreachable'; readonly body?: unknown };

type BodyAt<Of extends AnyAnswer, Status> =
  Extract<Of, { readonly status: Status }> extends { readonly body: infer Body } ? Body : never;

/** `string & {}` keeps the literal type of `kind` in a table. */
type Failure = { readonly kind: 'unreachable' | (string & {}) };

type Refusals<Of extends AnyAnswer> = {
  readonly [Status in Exclude<Of['status'], Done | 'unreachable'>]?:
    | Failure
    | ((body: BodyAt<Of, Status>) => Failure);
};

type FailureOf<Refusal> = Refusal extends (...body: never[]) => infer Computed ? Computed : Refusal;

/** The failures of a table. A status that the endpoint does not have fits no result type. */
type FailureIn<Table, Of extends AnyAnswer> =
  | { readonly kind: 'unreachable' }
  | {
      [Status in keyof Table]: Status extends Of['status']
        ? FailureOf<Table[Status]>
        : { readonly statusNotInContract: Status };
    }[keyof Table];

const isDone = (status: number | 'unreachable'): status is Done =>
  status === 200 || status === 201 || status === 204;

/**
 * The failure of an answer without success. Statuses that the table does not name are
 * `unreachable`; statuses that the endpoint does not have do not compile.
 */
export const failureOf = <Of extends AnyAnswer, const Table extends Refusals<Of>>(
  answer: Of,
  refusals: Table,
): FailureIn<Table, Of> => {
  const refusal = (refusals as Readonly<Record<number | string, unknown>>)[answer.status];
  return (
    (typeof refusal === 'function' ? refusal(answer.body) : refusal) ?? { kind: 'unreachable' }
  );
};

export function outcome<Of extends AnyAnswer, Value>(
  answer: Of,
  read: (body: BodyAt<Of, Done>) => Value,
): Result<Value, { readonly kind: 'unreachable' }>;
export function outcome<Of extends AnyAnswer, Value, const Table extends Refusals<Of>>(
  answer: Of,
  read: (body: BodyAt<Of, Done>) => Value,
  refusals: Table,
): Result<Value, FailureIn<Table, Of>>;
export function outcome<Of extends AnyAnswer, Value>(
  answer: Of,
  read: (body: BodyAt<Of, Done>) => Value,
  refusals: Refusals<Of> = {},
): Result<Value, Failure> {
  return isDone(answer.status)
    ? ok(read(answer.body as BodyAt<Of, Done>))
    : err(failureOf(answer, refusals) as Failure);
}

/** Reads the body of a call that succeeds without a value. */
export const nothing = (): null => null;

/** The server's message contains the waiting time. */
export const tooOften = ({ detail }: { readonly detail: string }) =>
  ({ kind: 'too-often', message: detail }) as const;
