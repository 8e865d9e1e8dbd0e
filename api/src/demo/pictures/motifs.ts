import * as v from 'valibot';
import { palette as p } from './palette.ts';

/** A drawing on a square of 200, with its ground line at 170, in an accent colour. */
type Motif = (accent: string) => string;

const steam = (x: number, y: number) =>
  `<g fill="none" stroke="${p.leaf}" stroke-width="5" stroke-linecap="round" opacity=".6">${[-26, 0, 26]
    .map((dx) => `<path d="M${x + dx} ${y}c-12-14 12-24 0-40"/>`)
    .join('')}</g>`;
const line = (x: number, y: number, width: number, colour: string = p.sand) =>
  `<rect x="${x}" y="${y}" width="${width}" height="7" rx="3.5" fill="${colour}"/>`;
const person = (x: number, y: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="15" fill="#e9c19b"/><path d="M${x - 15} ${y - 4}a15 15 0 0 1 30 0c-8-5-22-5-30 0z" fill="${p.ink}"/><path d="M${x - 26} ${y + 50}c0-44 52-44 52 0z" fill="${colour}"/>`;

export const motifs = {
  rice: (accent) =>
    `${steam(100, 62)}<path d="M48 96c6-34 98-34 104 0z" fill="${p.white}"/><path d="M36 94h128c0 44-24 72-46 76H82C60 166 36 138 36 94z" fill="${accent}"/><path d="M48 112c24 10 80 10 104 0" fill="none" stroke="${p.ivory}" stroke-width="4" opacity=".7"/>`,
  stew: (accent) =>
    `${steam(100, 58)}<ellipse cx="100" cy="92" rx="66" ry="18" fill="${p.ink}"/><ellipse cx="100" cy="92" rx="54" ry="12" fill="${accent}"/><rect x="78" y="84" width="18" height="12" rx="2" fill="${p.ivory}"/><rect x="108" y="86" width="16" height="11" rx="2" fill="${p.ivory}"/><circle cx="130" cy="92" r="5" fill="${p.leaf}"/><path d="M34 94c0 46 18 70 36 76h60c18-6 36-30 36-76-22 22-110 22-132 0z" fill="#4a3a31"/><ellipse cx="100" cy="174" rx="62" ry="7" fill="${p.wheat}"/>`,
  noodles: (accent) =>
    `<path d="M30 92h140c-4 46-34 76-70 78-36-2-66-32-70-78z" fill="${p.white}"/><path d="M34 112c34 14 98 14 132 0" fill="none" stroke="${accent}" stroke-width="6"/><ellipse cx="100" cy="92" rx="70" ry="16" fill="${p.sand}"/><g fill="none" stroke="${p.wheat}" stroke-width="5">${[0, 1, 2, 3].map((n) => `<path d="M${50 + n * 22} 92c8-14 22-14 28 2"/>`).join('')}</g><path d="M112 88L160 26M124 92L178 36" stroke="${p.clay}" stroke-width="6" stroke-linecap="round"/><circle cx="78" cy="88" r="11" fill="${p.white}"/><circle cx="78" cy="88" r="6" fill="${p.wheat}"/>`,
  jars: (accent) =>
    [
      [24, 96, 1],
      [88, 66, 1.35],
      [150, 108, 0.8],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${s})"><path d="M6 14C-10 34-4 70 12 ${77}h24C52 70 58 34 42 14z" fill="#6b4331"/><path d="M2 34c14 6 30 6 44 0" stroke="${accent}" stroke-width="4" fill="none"/><rect x="2" y="4" width="44" height="12" rx="6" fill="#4f2f22"/><circle cx="24" cy="2" r="5" fill="#4f2f22"/></g>`,
      )
      .join(''),
  vegetables: (accent) =>
    `<path d="M58 84c-22 26-14 66 6 86 22-18 32-60 10-86z" fill="${p.white}"/><path d="M58 90c-14-22-12-40-4-50 6 12 8 26 10 40 4-18 12-30 24-36 2 18-6 36-16 46z" fill="${p.leaf}"/><circle cx="132" cy="132" r="38" fill="${accent}"/><path d="M132 98l-14-10 14 2 2-12 6 12 14-2-14 10z" fill="${p.green}"/><path d="M102 168V66M112 168V58" stroke="${p.leaf}" stroke-width="7" stroke-linecap="round"/>`,
  kitchen: (accent) =>
    `<rect x="20" y="118" width="160" height="52" rx="6" fill="${p.sand}"/><rect x="34" y="130" width="56" height="40" rx="4" fill="${p.ivory}"/><rect x="110" y="130" width="56" height="40" rx="4" fill="${p.ivory}"/><path d="M24 60h152" stroke="${p.clay}" stroke-width="6"/>${[44, 76, 108].map((x, n) => `<path d="M${x} 60v${18 + n * 5}" stroke="${p.ink}" stroke-width="4"/><circle cx="${x}" cy="${88 + n * 4}" r="${11 + n}" fill="${n % 2 ? p.wheat : p.leaf}"/>`).join('')}<path d="M126 86h46v32h-46z" fill="${accent}"/><rect x="120" y="80" width="58" height="9" rx="4" fill="${p.ink}"/><circle cx="149" cy="77" r="5" fill="${p.ink}"/>`,
  hands: (accent) =>
    `<path d="M92 20h44v14h-16v22h-14V34H92z" fill="${p.leaf}"/><g fill="#7fb0c9">${[
      [112, 74],
      [100, 92],
      [124, 96],
    ]
      .map(([x = 0, y = 0]) => `<path d="M${x} ${y}c10 14 8 22 0 22s-10-8 0-22z"/>`)
      .join(
        '',
      )}</g><path d="M30 128c26-18 46-20 66-8l36 4c12 2 10 18-2 18l-28-2 34 2c28-2 40-16 50-14 10 4 4 18-8 26-24 18-50 20-74 14l-40-8-34 6z" fill="#efc9a5"/><circle cx="66" cy="120" r="9" fill="${p.white}"/><circle cx="150" cy="116" r="12" fill="${p.white}" opacity=".9"/><circle cx="136" cy="104" r="7" fill="${accent}" opacity=".35"/><rect x="14" y="120" width="24" height="44" rx="6" fill="${accent}"/>`,
  market: (accent) =>
    `<rect x="32" y="80" width="8" height="90" fill="${p.clay}"/><rect x="160" y="80" width="8" height="90" fill="${p.clay}"/>${[0, 1, 2, 3, 4].map((n) => `<path d="M${25 + n * 30} 50h30v34a15 15 0 0 1-30 0z" fill="${n % 2 ? p.ivory : accent}"/>`).join('')}<rect x="24" y="130" width="152" height="40" rx="5" fill="${p.wheat}"/>${[0, 1, 2, 3, 4, 5].map((n) => `<circle cx="${42 + n * 23}" cy="124" r="11" fill="${[p.persimmon, p.leaf, p.white][n % 3]}"/>`).join('')}`,
  storefront: (accent) =>
    `<rect x="30" y="56" width="140" height="114" fill="${p.ivory}"/><path d="M20 58L100 24l80 34z" fill="#4b4a45"/><rect x="30" y="64" width="140" height="20" fill="${accent}"/><rect x="72" y="69" width="56" height="10" rx="5" fill="${p.ivory}"/><rect x="44" y="98" width="48" height="40" fill="#bcd3c8"/><path d="M68 98v40M44 118h48" stroke="${p.white}" stroke-width="3"/><rect x="110" y="98" width="42" height="72" fill="${p.clay}"/><circle cx="144" cy="136" r="4" fill="${p.wheat}"/><rect x="44" y="146" width="48" height="14" rx="3" fill="${p.leaf}"/>`,
  certificate: (accent) =>
    `<rect x="30" y="40" width="140" height="104" rx="4" fill="${p.white}"/><rect x="38" y="48" width="124" height="88" fill="none" stroke="${p.wheat}" stroke-width="3"/>${line(70, 62, 60, p.green)}${line(56, 82, 88)}${line(56, 96, 88)}${line(56, 110, 54)}<path d="M128 128l-8 44 18-12 18 12-8-44z" fill="${p.clay}"/><circle cx="138" cy="124" r="20" fill="${accent}"/><circle cx="138" cy="124" r="11" fill="${p.ivory}"/>`,
  seminar: (accent) =>
    `<rect x="38" y="24" width="124" height="78" rx="4" fill="${p.white}"/>${line(54, 40, 70, accent)}${line(54, 56, 90)}${line(54, 70, 76)}<path d="M146 92V74m-12 18V82m-12 10V86" stroke="${p.leaf}" stroke-width="7"/>${person(50, 124, p.leaf)}${person(100, 128, accent)}${person(150, 124, p.wheat)}`,
  checklist: (accent) =>
    `<rect x="48" y="34" width="104" height="136" rx="8" fill="${p.white}"/><rect x="78" y="24" width="44" height="20" rx="6" fill="${p.green}"/>${[66, 92, 118, 144].map((y, n) => `<path d="M62 ${y}l6 7 11-13" fill="none" stroke="${n < 3 ? accent : p.sand}" stroke-width="5" stroke-linecap="round"/>${line(90, y - 3, 46 - (n % 2) * 12)}`).join('')}`,
  laptop: (accent) =>
    `<rect x="40" y="50" width="120" height="84" rx="6" fill="${p.ink}"/><rect x="48" y="58" width="104" height="68" fill="${p.ivory}"/><circle cx="100" cy="92" r="20" fill="${accent}"/><path d="M94 82v20l16-10z" fill="${p.white}"/><path d="M24 142h152l-10 16H34z" fill="${p.leaf}"/>`,
  thermometer: (accent) =>
    `<rect x="34" y="40" width="86" height="130" rx="8" fill="${p.white}"/><path d="M34 96h86" stroke="${p.sand}" stroke-width="5"/><rect x="106" y="58" width="6" height="24" rx="3" fill="${p.leaf}"/><rect x="106" y="108" width="6" height="34" rx="3" fill="${p.leaf}"/><rect x="138" y="34" width="24" height="104" rx="12" fill="${p.ivory}"/><rect x="146" y="76" width="8" height="70" fill="${accent}"/><circle cx="150" cy="150" r="20" fill="${accent}"/>`,
  calendar: (accent) =>
    `<rect x="36" y="44" width="128" height="122" rx="8" fill="${p.white}"/><path d="M36 52a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v22H36z" fill="${accent}"/><path d="M66 34v22M134 34v22" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"/>${Array.from({ length: 12 }, (_, n) => `<rect x="${52 + (n % 4) * 26}" y="${88 + Math.floor(n / 4) * 24}" width="16" height="14" rx="3" fill="${n === 6 ? accent : p.sand}"/>`).join('')}`,
  megaphone: (accent) =>
    `<path d="M44 88l86-46v104L44 106z" fill="${accent}"/><rect x="28" y="84" width="24" height="28" rx="6" fill="${p.green}"/><path d="M58 108l12 50h20l-10-42z" fill="${p.green}"/><path d="M146 70c12 14 12 34 0 48M162 56c22 24 22 52 0 76" fill="none" stroke="${p.wheat}" stroke-width="7" stroke-linecap="round"/>`,
  table: (accent) =>
    `<ellipse cx="100" cy="112" rx="88" ry="56" fill="${p.wheat}"/><circle cx="100" cy="112" r="30" fill="${p.white}"/><circle cx="100" cy="112" r="21" fill="${accent}"/>${[
      [46, 100],
      [66, 140],
      [134, 140],
      [154, 100],
      [78, 76],
      [122, 76],
    ]
      .map(
        ([x = 0, y = 0], n) =>
          `<circle cx="${x}" cy="${y}" r="15" fill="${p.white}"/><circle cx="${x}" cy="${y}" r="9" fill="${[p.leaf, p.clay, p.sand, '#d9b36a', p.leaf, p.persimmon][n]}"/>`,
      )
      .join('')}`,
  fish: (accent) =>
    `<ellipse cx="100" cy="128" rx="86" ry="34" fill="${p.white}"/><ellipse cx="100" cy="126" rx="70" ry="24" fill="${p.mist}"/><path d="M42 124c28-34 78-30 96 0 12-14 22-16 28-16-6 12-6 20 0 34-8-2-18-6-28-14-22 26-70 26-96-4z" fill="${accent}"/><circle cx="62" cy="120" r="4" fill="${p.ivory}"/><path d="M84 112l12 22m6-24l12 22m4-20l8 14" stroke="${p.ivory}" stroke-width="4"/>`,
  apron: (accent) =>
    `<path d="M74 30c0 26 52 26 52 0" fill="none" stroke="${p.clay}" stroke-width="6"/><path d="M66 38h14c4 18 36 18 40 0h14l10 48c8 34 10 60 6 84H50c-4-24-2-50 6-84z" fill="${accent}"/><path d="M74 112h52v22a16 16 0 0 1-16 16H90a16 16 0 0 1-16-16z" fill="${p.ivory}" opacity=".8"/><path d="M56 88H34m110 0h22" stroke="${p.clay}" stroke-width="6" stroke-linecap="round"/>`,
  ricecake: (accent) =>
    `<ellipse cx="100" cy="150" rx="84" ry="22" fill="${p.white}"/>${[
      [56, 132, p.leaf],
      [100, 138, p.white],
      [144, 132, accent],
      [78, 112, p.wheat],
      [122, 112, '#f4d9cf'],
      [100, 90, p.leaf],
    ]
      .map(
        ([x, y, colour]) =>
          `<path d="M${Number(x) - 26} ${Number(y) + 10}c0-34 52-34 52 0-10 10-42 10-52 0z" fill="${colour}" stroke="${p.sand}" stroke-width="2"/>`,
      )
      .join('')}`,
} as const satisfies Record<string, Motif>;

/** Subject of a picture. */
export type Subject = keyof typeof motifs;
/** Schema of a subject in texts and lists. */
export const subjectName = v.picklist(Object.keys(motifs) as Subject[]);
