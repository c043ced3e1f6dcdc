import { readVariables } from './variables.ts';

/**
 * Checks external services whose settings can be verified. Returns problems, which prevent the
 * start, and notes about services that do not respond.
 */
export const checkServices = async (
  variables: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly problems: readonly string[]; readonly notes: readonly string[] }> => {
  const { S3_URL } = readVariables(variables).values;
  if (S3_URL === null) return { problems: [], notes: [] };
  const { probeBucket } = await import('../platform/files/s3Files.ts');
  const bucket = await probeBucket(S3_URL);
  if (bucket.kind === 'refused')
    return {
      problems: [
        `S3_URL: the bucket cannot be used (${bucket.reason}). Check address, key, secret and region`,
      ],
      notes: [],
    };
  return {
    problems: [],
    notes:
      bucket.kind === 'away'
        ? [
            `The bucket of S3_URL does not respond (${bucket.reason}). Photos are refused until it does.`,
          ]
        : [],
  };
};
