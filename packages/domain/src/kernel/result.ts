/** Result of an operation with expected failures. Bugs throw errors instead. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;
export type Ok<Value> = { readonly ok: true; readonly value: Value };
export type Err<Failure> = { readonly ok: false; readonly failure: Failure };

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });
export const err = <Failure>(failure: Failure): Err<Failure> => ({ ok: false, failure });
