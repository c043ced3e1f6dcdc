export type S3Location = {
  /** Address of the bucket, optionally with a folder, without a trailing slash. */
  readonly address: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/**
 * Parses `https://KEY:SECRET@host/bucket?region=eu-central-1`; a path below the bucket
 * is a folder. The default region is us-east-1, as most self-hosted servers expect.
 * Errors do not repeat the address, which contains the secret.
 */
export const parseS3Url = (text: string): S3Location => {
  const url = URL.parse(text);
  const folders = url?.pathname.split('/').filter((folder) => folder !== '') ?? [];
  const path = folders.map((folder) => `/${folder}`).join('');
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    !url.username ||
    !url.password ||
    path === '' ||
    url.hash
  ) {
    throw new Error(
      'is not an address such as https://KEY:SECRET@s3.example/bucket?region=eu-central-1',
    );
  }
  return {
    address: `${url.origin}${path}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
};
