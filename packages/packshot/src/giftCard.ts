import { stitchedAmount } from './letters.ts';
import { birdPath, stitchPath, threadPath } from './mark.ts';
import type { Order } from './order.ts';
import type { Studio } from './studio.ts';
import type { Layout } from './tops.ts';

const PAPER = '#efe6d3';
const FOLD = '#c9bb9c';
const INK = '#26221d';

const bird = (x: number, y: number, scale: number, color: string, thread = threadPath): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${birdPath}" fill="${color}" fill-rule="evenodd"/><path d="${thread}${stitchPath}" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round"/></g>`;

const CARD =
  'M-226-150H226Q240-150 240-136V136Q240 150 226 150H-226Q-240 150-240 136V-136Q-240-150-226-150Z';

const SEWING = `<path d="M39-52C66 84 164-90 112-86S104 66 186-56" stroke-width="3"/>`;
const NEEDLE = `<g transform="translate(182-52) rotate(-48)"><path d="M-12 0Q-12-4.5-4-4L72-.6L78 0L72 .6L-4 4Q-12 4.5-12 0Z" fill="#d8d3c8" stroke="#857e70"/><path d="M-6 0H4" stroke="#6d675d" stroke-width="2.4" stroke-linecap="round"/></g>`;

/**
 * The card, 480 × 300 around (0, 0): stitched edge, bird, and the amount written in
 * thread.
 */
const card = ({ piece, tones }: Studio, amount = ''): string =>
  piece('card', CARD, ['grain', 'round']) +
  `<g fill="none" stroke="${tones.thread}" stroke-linecap="round"><path d="M-222-132H222V132H-222Z" stroke-width="2.4" stroke-dasharray="11 8" opacity=".7"/>${
    amount
      ? `<path d="M39-52C44-20 60-14 70-24" stroke-width="3"/><g stroke-width="3.4" stroke-linejoin="round">${stitchedAmount(amount, 74, -46, 136, 50)}</g>`
      : SEWING
  }</g>` +
  (amount ? '' : NEEDLE) +
  bird(-138, -112, 2.9, tones.thread, '');

/** Scribbled lines that suggest handwriting, from (x, y). */
const handwriting = (x: number, y: number, rows: readonly number[]): string =>
  `<path d="${rows.map((length, row) => `M${x} ${y + row * 30}q6-13 12 0t12 0 9 0 14-2${'q7-10 12 2t12-2 10 0'.repeat(length)}`).join('')}" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round" opacity=".75"/>`;

const shadow = (studio: Studio, d: string, y = 12): string =>
  `<path d="${d}" filter="${studio.url('ground')}" fill="#3a2f22" opacity=".34" transform="translate(0 ${y})"/>`;

const paper = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${FOLD}" stroke-width="1.6"/>`;

const ENVELOPE = 'M-290 200H290V560Q290 572 278 572H-278Q-290 572-290 560Z';

const printed = (studio: Studio, back: boolean, { amount, note }: Gift): string => {
  const folds = 'M-286 568L0 338L286 568';
  if (back) {
    return (
      shadow(studio, ENVELOPE) +
      paper(ENVELOPE, PAPER) +
      paper(folds, 'none') +
      paper('M-290 200H290L22 424Q0 440-22 424Z', '#f5eee0') +
      studio.piece(
        'card',
        'M0 350C30 346 62 372 58 404C64 440 30 462 0 460C-34 464-62 436-58 406C-64 372-32 346 0 350Z',
        ['round'],
      ) +
      bird(-32, 372, 1, studio.tones.thread)
    );
  }
  return (
    shadow(studio, ENVELOPE) +
    paper('M-290 202L-24 10Q0-6 24 10L290 202V560H-290Z', '#dccfb4') +
    `<path d="M-262 200L-20 26Q0 14 20 26L262 200Z" fill="${studio.tones.base}" opacity=".5"/>${
      note
        ? `<g transform="translate(26 250) rotate(5)">${paper('M-176-234H176V120H-176Z', '#fbf8f0')}${handwriting(-146, -204, [5, 6])}</g>`
        : ''
    }<g transform="translate(0 226) rotate(-3)">${shadow(studio, CARD, 4)}${card(studio, amount)}</g>` +
    shadow(studio, 'M-290 200L0 390L290 200V240L0 430L-290 240Z', -10) +
    paper(
      'M-290 200L-20 374Q0 388 20 374L290 200V560Q290 572 278 572H-278Q-290 572-290 560Z',
      PAPER,
    ) +
    paper('M-286 568L-40 360M286 568L40 360', 'none')
  );
};

const PHONE =
  'M-150-20H150Q186-20 186 16V584Q186 620 150 620H-150Q-186 620-186 584V16Q-186-20-150-20Z';

const digital = (studio: Studio, back: boolean, { amount, note }: Gift): string =>
  shadow(studio, PHONE) +
  (back
    ? studio.piece('card', PHONE, ['round', 'fall']) +
      `<g fill="${INK}" stroke="#8d877b" stroke-width="3"><circle cx="-116" cy="48" r="19"/><circle cx="-116" cy="100" r="19"/></g>` +
      bird(-52, 250, 1.7, studio.tones.thread)
    : `<path d="${PHONE}" fill="#6d675d" stroke="#6d675d" stroke-width="3"/><path d="${PHONE}" fill="#fbf9f4" stroke="${INK}" stroke-width="15" transform="translate(0 12) scale(.96)"/><g stroke-linecap="round"><path d="M-36 18H36M-120 528H120" stroke="${INK}" stroke-width="15"/><path d="M-120 528H120" stroke="${INK}" stroke-width="44"/><path d="M-120 92H10${note ? '' : 'M-120 444H120M-120 480H64'}" stroke="#d9d1c1" stroke-width="13"/>${note ? handwriting(-122, 446, [5, 3]) : ''}<path d="M-44 528H44" stroke="#fbf9f4" stroke-width="8"/></g><g transform="translate(0 262) rotate(-5)">${shadow(studio, CARD, 14)}${card(studio, amount)}</g>`);

type Gift = NonNullable<Order['gift']>;

export const giftCard = (
  studio: Studio,
  { chosen, back, gift = { amount: '', note: false } }: Order,
): Layout => {
  const onScreen = chosen.edition === 'digital';
  return {
    marks: (onScreen ? digital : printed)(studio, back, gift),
    light: { half: 240, top: -150, bottom: 200 },
    top: onScreen ? -20 : back ? 200 : gift.note ? -6 : 0,
    bottom: onScreen ? 620 : 572,
    half: 292,
  };
};
