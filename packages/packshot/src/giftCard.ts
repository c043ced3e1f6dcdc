import { birdPath, stitchPath, threadPath } from './mark.ts';
import type { Studio } from './studio.ts';
import type { Layout } from './tops.ts';
import type { Order } from './wardrobe.ts';

const PAPER = '#efe6d3';
const FOLD = '#c9bb9c';
const INK = '#26221d';

const bird = (x: number, y: number, scale: number, color: string, thread = threadPath): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${birdPath}" fill="${color}" fill-rule="evenodd"/><path d="${thread}${stitchPath}" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round"/></g>`;

/** The card itself, 480 × 300 around (0, 0): a stitched edge, the bird, and a needle drawing its thread. */
const card = ({ piece, tones }: Studio): string =>
  piece('card', 'M-226-150H226Q240-150 240-136V136Q240 150 226 150H-226Q-240 150-240 136V-136Q-240-150-226-150Z', ['grain', 'round']) +
  `<g fill="none" stroke="${tones.thread}" stroke-linecap="round"><path d="M-222-132H222V132H-222Z" stroke-width="2.4" stroke-dasharray="11 8" opacity=".7"/><path d="M39-52C66 84 164-90 112-86S104 66 186-56" stroke-width="3"/></g>` +
  `<g transform="translate(182-52) rotate(-48)"><path d="M-12 0Q-12-4.5-4-4L72-.6L78 0L72 .6L-4 4Q-12 4.5-12 0Z" fill="#d8d3c8" stroke="#857e70"/><path d="M-6 0H4" stroke="#6d675d" stroke-width="2.4" stroke-linecap="round"/></g>` +
  bird(-138, -112, 2.9, tones.thread, '');

const shadow = (studio: Studio, d: string): string =>
  `<path d="${d}" filter="${studio.url('ground')}" fill="#3a2f22" opacity=".34" transform="translate(0 12)"/>`;

const printed = (studio: Studio, back: boolean): string => {
  const envelope = 'M-290 200H290V560Q290 572 278 572H-278Q-290 572-290 560Z';
  const flaps = `<path d="M-290 200L-20 374Q0 388 20 374L290 200V560Q290 572 278 572H-278Q-290 572-290 560Z" fill="${PAPER}" stroke="${FOLD}" stroke-width="1.6"/><path d="M-286 568L-40 360M286 568L40 360" stroke="${FOLD}" stroke-width="1.6"/>`;
  if (back) {
    return (
      shadow(studio, envelope) +
      `<path d="${envelope}" fill="${PAPER}" stroke="${FOLD}" stroke-width="1.6"/><path d="M-286 568L-40 372M286 568L40 372" stroke="${FOLD}" stroke-width="1.6"/><path d="M-290 206L-22 424Q0 440 22 424L290 206Q290 200 280 200H-280Q-290 200-290 206Z" fill="#f5eee0" stroke="${FOLD}" stroke-width="1.6"/>` +
      studio.piece('card', 'M0 350C30 346 62 372 58 404C64 440 30 462 0 460C-34 464-62 436-58 406C-64 372-32 346 0 350Z', ['round']) +
      bird(-32, 372, 1, studio.tones.thread)
    );
  }
  return (
    shadow(studio, envelope) +
    `<path d="M-290 202L-24 10Q0-6 24 10L290 202V560H-290Z" fill="#dccfb4" stroke="${FOLD}" stroke-width="1.6"/><path d="M-262 200L-20 26Q0 14 20 26L262 200Z" fill="${studio.tones.base}" opacity=".5"/>` +
    `<g transform="translate(0 226) rotate(-3)"><path d="M-236-140H236V150H-236Z" filter="${studio.url('soft')}" fill="${INK}" opacity=".3" transform="translate(3 5)"/>${card(studio)}</g>` +
    `<path d="M-290 210L-20 384Q0 398 20 384L290 210V240L0 410L-290 240Z" filter="${studio.url('soft')}" fill="${INK}" opacity=".3" transform="translate(0-10)"/>` +
    flaps
  );
};

const PHONE = 'M-150-20H150Q186-20 186 16V584Q186 620 150 620H-150Q-186 620-186 584V16Q-186-20-150-20Z';

const digital = (studio: Studio, back: boolean): string => {
  if (back) {
    return (
      shadow(studio, PHONE) +
      studio.piece('card', PHONE, ['round', 'fall']) +
      `<path d="M-150 12H-70Q-58 12-58 24V104Q-58 116-70 116H-150Q-162 116-162 104V24Q-162 12-150 12Z" fill="${studio.tones.shade}" opacity=".35"/><g fill="${INK}" stroke="#8d877b" stroke-width="3"><circle cx="-110" cy="42" r="17"/><circle cx="-110" cy="86" r="17"/></g>` +
      bird(-52, 250, 1.7, studio.tones.thread)
    );
  }
  return (
    shadow(studio, PHONE) +
    `<path d="${PHONE}" fill="${INK}" stroke="#6d675d" stroke-width="3"/><path d="M-148-4H148Q170-4 170 18V582Q170 604 148 604H-148Q-170 604-170 582V18Q-170-4-148-4Z" fill="#fbf9f4"/><path d="M-36 12H36" stroke="${INK}" stroke-width="15" stroke-linecap="round"/>` +
    `<g stroke-linecap="round" stroke="#d9d1c1" stroke-width="13"><path d="M-120 92H10M-120 444H120M-120 480H64"/></g><path d="M-120 528H120" stroke="${INK}" stroke-width="44" stroke-linecap="round"/><path d="M-44 528H44" stroke="#fbf9f4" stroke-width="8" stroke-linecap="round"/>` +
    `<g transform="translate(0 262) rotate(-5)"><path d="M-236-140H236V150H-236Z" filter="${studio.url('ground')}" fill="${INK}" opacity=".38" transform="translate(2 14)"/>${card(studio)}</g>`
  );
};

/** A gift card: slipping out of its envelope, or lifting off a screen. */
export const giftCard = (studio: Studio, { chosen, back }: Order): Layout => {
  const onScreen = chosen.edition === 'digital';
  return {
    marks: (onScreen ? digital : printed)(studio, back),
    light: { half: 240, top: -150, bottom: 200 },
    top: onScreen ? -20 : back ? 200 : 0,
    bottom: onScreen ? 620 : 572,
    half: 292,
  };
};
