/** What an operation that may fail in an expected way returns. A thrown error, by contrast, is a bug. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;
export type Ok<Value> = { readonly ok: true; readonly value: Value };
export type Err<Failure> = { readonly ok: false; readonly failure: Failure };

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });
export const err = <Failure>(failure: Failure): Err<Failure> => ({ ok: false, failure });
