import { value } from '../../platform/services/token.ts';

/** Where people write to when they need somebody. */
export const SupportAddressT = value<string>('SupportAddress');

/** Who sells and makes what is sold here, as every product names them. */
export type ShownSeller = {
  readonly name: string;
  readonly address: string;
  /** Its tax number is Portuguese: it has to link to the complaint book of Portugal. */
  readonly isPortuguese: boolean;
};

/** Null in a shop whose settings name no seller. */
export const SellerT = value<ShownSeller | null>('Seller');

/** Whether a review service collects reviews of this shop; without one it has samples only. */
export const HasReviewsT = value<boolean>('HasReviews');

/** What is particular about this shop's house, and changes without the code. */
export const site = {
  /** Where the top banner leads (SHELL-07). It stands there all year, so its words name no year; the page does. */
  bannerPath: '/a-look-back-2024',
  /** Portugal's electronic complaint book, which a Portuguese seller links to. */
  complaintBook: 'https://www.livroreclamacoes.pt/',
  /** Where the footer leads outside of the shop (SHELL-24). */
  outsideLinks: [
    { name: 'business', address: 'https://business.tailorbird.example/' },
    {
      name: 'unReport',
      address:
        'https://www.unep.org/resources/publication/sustainability-and-circularity-textile-value-chain-global-roadmap',
    },
  ],
  socialNetworks: [
    { name: 'Instagram', address: 'https://tailorbird.example/instagram' },
    { name: 'Pinterest', address: 'https://tailorbird.example/pinterest' },
    { name: 'YouTube', address: 'https://tailorbird.example/youtube' },
  ],
  /** Countries to choose from: at least one for each of the nine currencies. */
  countries: ['AU', 'AT', 'CA', 'DK', 'DE', 'FR', 'GB', 'IE', 'NL', 'PT', 'SE', 'SG', 'CH', 'US'],
} as const;
