const halfAYearMs = 183 * 24 * 60 * 60_000;

/**
 * `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities. Valid for half a
 * year from the request.
 */
export const securityTextOf = (origin: string, contact: string, now: Date): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + halfAYearMs).toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
