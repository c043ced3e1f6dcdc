/** What stands on a certificate that has no picture of its own: stitches for how people work, a leaf for what things are made of. */
export const certificateEmblems = ['stitches', 'leaf'] as const;
type CertificateEmblem = (typeof certificateEmblems)[number];

/** What somebody else says of the shop in writing (SHELL-20). */
export type Certificate<Text = string> = {
  readonly slug: string;
  readonly name: Text;
  /** What it says. */
  readonly text: Text;
  readonly issuer: string;
  readonly number: string;
  /** Where it can be read: an address, or a path of the shop without language prefix. */
  readonly to: string;
  /** Its last day, an ISO date. */
  readonly validUntil: string;
  readonly emblem: CertificateEmblem;
  /** One that nobody has given, to show where they stand. */
  readonly isSample: boolean;
};

/** How many the shop shows at most. */
export const mostCertificates = 12;

/** The certificates that hold on a day, their last one included (SHELL-20). `on` is an ISO date. */
export const certificatesOn = <Held extends Pick<Certificate, 'validUntil'>>(
  certificates: readonly Held[],
  on: string,
): readonly Held[] =>
  certificates.filter(({ validUntil }) => on <= validUntil).slice(0, mostCertificates);
