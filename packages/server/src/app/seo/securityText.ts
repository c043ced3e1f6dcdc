const halfAYearMs = 183 * 24 * 60 * 60_000;

/** RFC 9116: the contact for vulnerabilities, valid for half a year. */
export const securityTextOf = (origin: string, contact: string, now: Date): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + halfAYearMs).toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
