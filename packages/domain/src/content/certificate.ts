/**
 * Emblems for certificates without a picture: stitches for working conditions, a leaf for
 * materials.
 */
export const certificateEmblems = ['stitches', 'leaf'] as const;
type CertificateEmblem = (typeof certificateEmblems)[number];

/** A certificate of the shop by a third party (SHELL-20). */
export type Certificate<Text = string> = {
  readonly slug: string;
  readonly name: Text;
  readonly text: Text;
  readonly issuer: string;
  readonly number: string;
  /** Its URL, or a path of the shop without language prefix. */
  readonly to: string;
  /** ISO date of its last day. */
  readonly validUntil: string;
  readonly emblem: CertificateEmblem;
  /** A placeholder for demonstration. */
  readonly isSample: boolean;
};

/** Maximum number shown. */
export const maximumCertificates = 12;

/** Certificates valid on a day, including their last (SHELL-20). `on` is an ISO date. */
export const certificatesOn = <Held extends Pick<Certificate, 'validUntil'>>(
  certificates: readonly Held[],
  on: string,
): readonly Held[] =>
  certificates.filter(({ validUntil }) => on <= validUntil).slice(0, maximumCertificates);
