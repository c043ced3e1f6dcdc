import * as z from 'zod/mini';

/**
 * `{"detail": "…"}`: the call as such is refused (400 malformed body, 403, 404, 405, 413, 415, 429), or cannot be answered (500, 503): then with the name the log has for it.
 */
export const detailError = z.object({ detail: z.string(), request_id: z.optional(z.string()) });

/** A call that stores files: `file-store-away` says that the store is away, not that the shop is busy. */
export const unavailableError = z.extend(detailError, { code: z.optional(z.string()) });

/** `{"reason": "Out Of Stock"}`, or an object of field errors in place of the text (406). Other keys may stand beside it. */
export const reasonError = z.looseObject({
  reason: z.union([z.string(), z.record(z.string(), z.unknown())]),
});

/** `{"non_field_errors": ["…"]}`: what was sent is refused as a whole. Field errors may stand beside it. */
export const nonFieldErrors = z.looseObject({ non_field_errors: z.array(z.string()) });

/** `{"email": ["…"]}`: one list of messages a field; nested objects have nested errors. Also holds `non_field_errors`. */
export const fieldErrors = z.record(
  z.string(),
  z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))]),
);

/** The statuses a client may branch on. Messages are for people and never branched on, reasons and `error_codes` are. */
export const documentedStatuses = [400, 401, 403, 404, 405, 406, 409] as const;

/** Detail of a 405 to a sign-in while somebody else is signed in (AUTH-32). */
export const sessionInUse = 'Session is in use, log out first';

/** How the detail of every CSRF failure begins (403). */
export const csrfFailed = 'CSRF Failed';

export type WireDetailError = z.infer<typeof detailError>;
export type WireUnavailableError = z.infer<typeof unavailableError>;
export type WireReasonError = z.infer<typeof reasonError>;
export type WireNonFieldErrors = z.infer<typeof nonFieldErrors>;
export type WireFieldErrors = z.infer<typeof fieldErrors>;
