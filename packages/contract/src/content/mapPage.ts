import type { FoldPreview, HomeContent, LaunchEntry, Page } from '@tailorbird/domain/content';
import { asWritten } from '../asWritten.ts';
import { fromWireBlock, toWireBlock } from './mapBlock.ts';
import type { WireFoldPreview, WireHome, WireLaunch, WirePage } from './pageSchema.ts';

export const toWireHome = ({ hero, ...rest }: HomeContent): WireHome => ({
  ...asWritten(rest),
  hero: { headline: hero.headline, text: hero.text, call_to_action: hero.callToAction },
});

export const fromWireHome = ({ hero, ...rest }: WireHome): HomeContent => ({
  ...rest,
  hero: { headline: hero.headline, text: hero.text, callToAction: hero.call_to_action },
});

export const toWirePage = ({ blocks, ...page }: Page): WirePage => ({ ...asWritten(page), blocks: blocks.map(toWireBlock) });

export const fromWirePage = ({ blocks, ...page }: WirePage): Page => ({ ...page, blocks: blocks.map(fromWireBlock) });

export const toWireFoldPreview = ({ blocks, ...preview }: FoldPreview): WireFoldPreview => ({
  ...asWritten(preview),
  blocks: blocks.map(toWireBlock),
});

export const fromWireFoldPreview = ({ blocks, ...preview }: WireFoldPreview): FoldPreview => ({
  ...preview,
  blocks: blocks.map(fromWireBlock),
});

export const toWireLaunch = (launch: LaunchEntry): WireLaunch => asWritten(launch);

export const fromWireLaunch = (launch: WireLaunch): LaunchEntry => launch;
