import type { FileAddresses } from '@tailorbird/domain/shell';
import { value } from '../../platform/services/token.ts';

export const FileAddressesT = value<FileAddresses>('FileAddresses');

/** Asks the shop's server for a response: the browser's network state can be wrong. */
export const HasNetworkT = value<() => Promise<boolean>>('HasNetwork');

export const SupportAddressT = value<string>('SupportAddress');

export type ShownSeller = {
  readonly name: string;
  readonly address: string;
  /** Sellers with a Portuguese tax number must link to the Portuguese complaint book. */
  readonly isPortuguese: boolean;
};

/** Null if no seller is configured. */
export const SellerT = value<ShownSeller | null>('Seller');

/** True if a review service is connected; without one only sample reviews show. */
export const HasReviewsT = value<boolean>('HasReviews');

export const site = {
  /**
   * Target of the top banner (SHELL-07). The banner shows all year, so its text names no year.
   */
  bannerPath: '/a-look-back-2024',
  /** Portugal's electronic complaint book, which a Portuguese seller links to. */
  complaintBook: 'https://www.livroreclamacoes.pt/',
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
