/** Objects of a tailor's workshop, each drawn around (0, 0). */

const INK = '#26221d';
const LINEN = '#e7ddc8';
const LINEN_LINE = '#b8aa8b';
const BRASS = '#c3a256';
const BRASS_LINE = '#8a7440';
const WOOD = '#b98d5f';
const WOOD_LINE = '#86623c';
const ACCENT = '#c8502a';
export const PAPER = '#f9f4e8';
export const PAPER_LINE = '#d8ccb2';

export const placed = (marks: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${marks}</g>`;

export const tape = (d: string): string =>
  `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="#3a2f22" stroke-width="33" opacity=".13" transform="translate(3 6)"/><path d="${d}" stroke="#a8823a" stroke-width="32"/><path d="${d}" stroke="#ecc873" stroke-width="29.5"/><path d="${d}" stroke="${INK}" stroke-width="29.5" stroke-dasharray="1.6 10.4" opacity=".75"/><path d="${d}" stroke="#ecc873" stroke-width="17"/><path d="${d}" stroke="${INK}" stroke-width="8" stroke-dasharray="4 116" stroke-dashoffset="-60" opacity=".8"/></g>`;

export const scissors = `<g stroke-linejoin="round"><path d="M-6 0L-40-196Q-30-190-24-176L14-6Z" fill="#d9d6ce" stroke="#77726a" stroke-width="2"/><path d="M6 0L40-196Q30-190 24-176L-14-6Z" fill="#eceae4" stroke="#77726a" stroke-width="2"/><g fill="none" stroke="${INK}" stroke-width="15"><path d="M8 6C16 40 26 52 34 70C52 104 44 146 20 142C-4 138-2 92 14 66"/><path d="M-8 6C-16 40-26 52-34 70C-52 104-44 146-20 142C4 138 2 92-14 66"/></g><circle r="7" fill="${BRASS}" stroke="${BRASS_LINE}" stroke-width="2"/></g>`;

export const chalk = `<path d="M-34-20L30-26Q40-22 38-8L30 22Q-4 34-36 20Q-44 0-34-20Z" fill="#fdfcf8" stroke="${PAPER_LINE}" stroke-width="2.4"/><path d="M-28 12Q0 22 28 14" fill="none" stroke="#d9d3c4" stroke-width="2"/>`;

export const spool = (color: string): string =>
  `<path d="M30 18C70 30 40 66 84 62S120 30 150 48" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round"/><path d="M-40-52H40V-36H-40ZM-40 36H40V52H-40Z" fill="${WOOD}" stroke="${WOOD_LINE}" stroke-width="2"/><path d="M-31-36H31Q36 0 31 36H-31Q-36 0-31-36Z" fill="${color}"/><path d="M-32-24L32-18M-33-10L33-4M-33 4L33 10M-32 18L32 24" stroke="#fff" stroke-width="2" opacity=".35"/>`;

export const pin = `<path d="M0 0L46-34" stroke="#8d8a83" stroke-width="3" stroke-linecap="round"/><circle r="8" fill="${ACCENT}"/><circle cx="-2.5" cy="-2.5" r="2.4" fill="#fff" opacity=".6"/>`;

/** A wooden hanger. `reach` is the height of the hook above the neck. */
export const hanger = (reach: number): string =>
  `<path d="M0-8V${-reach + 34}C0 ${-reach + 16} 17 ${-reach + 18} 17 ${-reach}C17 ${-reach - 20}-15 ${-reach - 22}-17 ${-reach - 2}" fill="none" stroke="#77726a" stroke-width="6" stroke-linecap="round"/><path d="M0-14C50-10 110 6 150 34Q158 46 146 46C100 24 50 12 0 12S-100 24-146 46Q-158 46-150 34C-110 6-50-10 0-14Z" fill="${WOOD}" stroke="${WOOD_LINE}" stroke-width="2"/>`;

export const rail = (width: number, height: number): string => {
  const end = width / 2;
  const post = (x: number) =>
    `<path d="M${x - 56} ${height + 4}Q${x} ${height - 26} ${x + 56} ${height + 4}" fill="none" stroke="${BRASS_LINE}" stroke-width="12" stroke-linecap="round"/><path d="M${x} 0V${height - 12}" stroke="${BRASS_LINE}" stroke-width="13"/><path d="M${x - 1.5} 0V${height - 12}" stroke="${BRASS}" stroke-width="8"/>`;
  return `<ellipse cy="${height + 8}" rx="${end + 40}" ry="12" fill="#3a2f22" opacity=".08"/>${post(-end)}${post(end)}<path d="M${-end - 34} 0H${end + 34}" stroke="${BRASS_LINE}" stroke-width="14" stroke-linecap="round"/><path d="M${-end - 32}-2H${end + 32}" stroke="${BRASS}" stroke-width="8" stroke-linecap="round"/>`;
};

export const dummyNeck = `<path d="M-58-96Q-54-30-78 8Q-60 96 0 120Q60 96 78 8Q54-30 58-96Z" fill="${LINEN}" stroke="${LINEN_LINE}" stroke-width="1.6"/><path d="M0-92V118" stroke="${LINEN_LINE}" stroke-width="1.6" stroke-dasharray="6 4"/><ellipse cy="-96" rx="58" ry="13" fill="${WOOD}" stroke="${WOOD_LINE}" stroke-width="2"/><path d="M-12-104V-124Q-26-134-18-150Q0-164 18-150Q26-134 12-124V-104Z" fill="${WOOD}" stroke="${WOOD_LINE}" stroke-width="2"/>`;

export const dummyStand = (height: number): string =>
  `<ellipse cy="${height + 2}" rx="150" ry="13" fill="#3a2f22" opacity=".12"/><path d="M-128-70H128Q136-16 96 22Q0 44-96 22Q-136-16-128-70Z" fill="${LINEN}" stroke="${LINEN_LINE}" stroke-width="1.6"/><path d="M0-70V32" stroke="${LINEN_LINE}" stroke-width="1.6" stroke-dasharray="6 4"/><path d="M-9 32H9V${height - 40}H-9Z" fill="${WOOD}" stroke="${WOOD_LINE}" stroke-width="2"/><path d="M0 ${height - 62}Q-20 ${height - 40}-118 ${height - 8}Q-132 ${height - 2}-122 ${height + 4}Q-30 ${height - 16} 0 ${height - 34}Q30 ${height - 16} 122 ${height + 4}Q132 ${height - 2} 118 ${height - 8}Q20 ${height - 40} 0 ${height - 62}Z" fill="${WOOD}" stroke="${WOOD_LINE}" stroke-width="2"/>`;

/** Paper pattern pieces of a front and a sleeve, with seam allowances and grain lines. */
export const patternPieces =
  `<g fill="${PAPER}" stroke="${PAPER_LINE}" stroke-width="2.4"><path d="M-300-270Q-262-226-214-262L-128-226Q-156-150-112-96L-104 260Q-200 276-300 264Z"/></g>` +
  `<path d="M-286-252V250M-222-240L-144-210Q-168-146-126-88L-118 246" fill="none" stroke="${LINEN_LINE}" stroke-width="2" stroke-dasharray="9 7"/><path d="M-206-120V150M-214-104L-206-122L-198-104M-214 134L-206 152L-198 134" fill="none" stroke="${INK}" stroke-width="2.4" opacity=".6"/><path d="M40-180Q130-300 226-180L190 250H82Z" fill="${PAPER}" stroke="${PAPER_LINE}" stroke-width="2.4"/><path d="M58-172Q132-272 208-172L176 234H96Z" fill="none" stroke="${LINEN_LINE}" stroke-width="2" stroke-dasharray="9 7"/><path d="M134-150V170M126-134L134-152L142-134M126 154L134 172L142 154" fill="none" stroke="${INK}" stroke-width="2.4" opacity=".6"/>`;

/** An open box of 760 × 540 with tissue paper, its lid behind. */
export const box = `<path d="M-404-300L-372-358H372L404-300Z" fill="#b68f60" stroke="#8d6a40" stroke-width="2"/><path d="M-404-300H404V300H-404Z" fill="#c7a274" stroke="#8d6a40" stroke-width="2"/><path d="M-374-270H374V270H-374Z" fill="#8d6a40" opacity=".5"/><path d="M-374-262Q-300-282-220-262T-60-268T110-258T260-274L374-260V262Q300 276 210 262T40 270T-140 258T-280 274L-374 262Z" fill="#fbf8f0" stroke="#e4dcc9" stroke-width="2"/><path d="M-374-262L-250-60L-374 90M374-260L240-80L374 110M-220-262L-140-170M260-274L180-150M-280 274L-200 160M210 262L250 150M-374 90L-240 200M374 110L270 210" fill="none" stroke="#e4dcc9" stroke-width="2.4"/>`;

export const note = `<path d="M-74-50H74V50H-74Z" fill="#3a2f22" opacity=".14" transform="translate(2 6)"/><path d="M-74-50H74V50H-74Z" fill="#fffdf7" stroke="${PAPER_LINE}" stroke-width="1.6"/><path d="M-54-22q6-12 12 0t12 0 9 0 14-2 12 2 12-2 10 0M-54 4q6-12 12 0t12 0 9 0 14-2 12 2 12-2 10 0 8 0M-54 28q6-10 12 0t12 0 9 0" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;
