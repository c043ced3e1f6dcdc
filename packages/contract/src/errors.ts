import * as z from 'zod/mini';

/**
 * `{"detail": "…"}`: the call is refused (400 malformed body, 403, 404, 405, 413, 415,
 * 429) or failed (500, 503). `request_id` identifies a failed call in the log.
 */
export const detailError = z.object({ detail: z.string(), request_id: z.optional(z.string()) });

/**
 * Response of a file upload. `file-store-away`: the file store is down. Otherwise the
 * shop is busy.
 */
export const unavailableError = z.extend(detailError, { code: z.optional(z.string()) });

/**
 * `{"reason": "Out Of Stock"}` (406). The reason may be an object of field errors, and
 * other keys may be present.
 */
export const reasonError = z.looseObject({
  reason: z.union([z.string(), z.record(z.string(), z.unknown())]),
});

/**
 * `{"non_field_errors": ["…"]}`: errors of the whole request. Field errors may be
 * present too.
 */
export const nonFieldErrors = z.looseObject({ non_field_errors: z.array(z.string()) });

/**
 * `{"email": ["…"]}`: messages by field, nested for nested objects. May contain
 * `non_field_errors`.
 */
export const fieldErrors = z.record(
  z.string(),
  z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))]),
);

/**
 * The statuses that clients may branch on. They may also branch on reasons and
 * `error_codes`, but never on messages.
 */
export const documentedStatuses = [400, 401, 403, 404, 405, 406, 409] as const;

/** Detail of a 405 to a sign-in while another customer is signed in (AUTH-32). */
export const sessionInUse = 'Session is in use, log out first';

export const csrfFailed = 'CSRF Failed';
export type WireDetailError = z.infer<typeof detailError>;
export type WireUnavailableError = z.infer<typeof unavailableError>;
export type WireReasonError = z.infer<typeof reasonError>;
export type WireNonFieldErrors = z.infer<typeof nonFieldErrors>;
export type WireFieldErrors = z.infer<typeof fieldErrors>;
