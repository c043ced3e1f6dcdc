import type {
  Certificate,
  FoldPreview,
  HomeContent,
  LaunchEntry,
  Page,
} from '@tailorbird/domain/content';
import { asMutable } from '../asMutable.ts';
import { fields } from '../fields.ts';
import { fromWireBlock, toWireBlock } from './mapBlock.ts';
import type {
  WireCertificate,
  WireFoldPreview,
  WireHome,
  WireLaunch,
  WirePage,
} from './pageSchema.ts';

const heroFields = fields<HomeContent['hero'], WireHome['hero']>()({
  headline: 'headline',
  text: 'text',
  callToAction: 'call_to_action',
});

export const toWireHome = ({ hero, ...rest }: HomeContent): WireHome => ({
  ...asMutable(rest),
  hero: heroFields.toWire(hero),
});

export const fromWireHome = ({ hero, ...rest }: WireHome): HomeContent => ({
  ...rest,
  hero: heroFields.fromWire(hero),
});

export const toWirePage = ({ blocks, ...page }: Page): WirePage => ({
  ...asMutable(page),
  blocks: blocks.map(toWireBlock),
});

export const fromWirePage = ({ blocks, ...page }: WirePage): Page => ({
  ...page,
  blocks: blocks.map(fromWireBlock),
});

export const toWireFoldPreview = ({ blocks, ...preview }: FoldPreview): WireFoldPreview => ({
  ...asMutable(preview),
  blocks: blocks.map(toWireBlock),
});

export const fromWireFoldPreview = ({ blocks, ...preview }: WireFoldPreview): FoldPreview => ({
  ...preview,
  blocks: blocks.map(fromWireBlock),
});

export const toWireCertificate = ({
  validUntil,
  isSample,
  ...certificate
}: Certificate): WireCertificate => ({
  ...certificate,
  valid_until: validUntil,
  is_sample: isSample,
});

export const fromWireCertificate = ({
  valid_until,
  is_sample,
  ...certificate
}: WireCertificate): Certificate => ({
  ...certificate,
  validUntil: valid_until,
  isSample: is_sample,
});

export const toWireLaunch = (launch: LaunchEntry): WireLaunch => asMutable(launch);

export const fromWireLaunch = (launch: WireLaunch): LaunchEntry => launch;
