import { bowl, pot, steam } from '@portal/shared/scenes/kitchen';
import { palette as p } from './palette.ts';

/** A drawing on a square of 200, with its ground line at 170, in an accent colour. */
type Motif = (accent: string) => string;

/** Things that stand on a counter or in a street, in the flat shapes of the portal's scenes. */
export const motifs = {
  rice: () => `${steam(100, 82, 1.4)}${bowl(100, 170, 'green', 2.6)}`,
  stew: () => `${steam(100, 96, 1.5)}${pot(100, 170, 'accent', 1.8)}`,
  table: () =>
    `${steam(76, 100)}${pot(76, 170, 'green', 1.25)}${bowl(154, 170, 'accent', 1.5)}${bowl(12, 170, 'gold', 1.3)}`,
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
  market: (accent) =>
    `<rect x="32" y="80" width="8" height="90" fill="${p.clay}"/><rect x="160" y="80" width="8" height="90" fill="${p.clay}"/>${[0, 1, 2, 3, 4].map((n) => `<path d="M${25 + n * 30} 50h30v34a15 15 0 0 1-30 0z" fill="${n % 2 ? p.ivory : accent}"/>`).join('')}<rect x="24" y="130" width="152" height="40" rx="5" fill="${p.wheat}"/>${[0, 1, 2, 3, 4, 5].map((n) => `<circle cx="${42 + n * 23}" cy="124" r="11" fill="${[p.persimmon, p.leaf, p.white][n % 3]}"/>`).join('')}`,
  storefront: (accent) =>
    `<rect x="30" y="56" width="140" height="114" fill="${p.ivory}"/><path d="M20 58L100 24l80 34z" fill="#4b4a45"/><rect x="30" y="64" width="140" height="20" fill="${accent}"/><rect x="72" y="69" width="56" height="10" rx="5" fill="${p.ivory}"/><rect x="44" y="98" width="48" height="40" fill="#bcd3c8"/><path d="M68 98v40M44 118h48" stroke="${p.white}" stroke-width="3"/><rect x="110" y="98" width="42" height="72" fill="${p.clay}"/><circle cx="144" cy="136" r="4" fill="${p.wheat}"/><rect x="44" y="146" width="48" height="14" rx="3" fill="${p.leaf}"/>`,
  calendar: (accent) =>
    `<rect x="36" y="44" width="128" height="122" rx="8" fill="${p.white}"/><path d="M36 52a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v22H36z" fill="${accent}"/><path d="M66 34v22M134 34v22" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"/>${Array.from({ length: 12 }, (_, n) => `<rect x="${52 + (n % 4) * 26}" y="${88 + Math.floor(n / 4) * 24}" width="16" height="14" rx="3" fill="${n === 6 ? accent : p.sand}"/>`).join('')}`,
  megaphone: (accent) =>
    `<path d="M44 88l86-46v104L44 106z" fill="${accent}"/><rect x="28" y="84" width="24" height="28" rx="6" fill="${p.green}"/><path d="M58 108l12 50h20l-10-42z" fill="${p.green}"/><path d="M146 70c12 14 12 34 0 48M162 56c22 24 22 52 0 76" fill="none" stroke="${p.wheat}" stroke-width="7" stroke-linecap="round"/>`,
  fish: (accent) =>
    `<ellipse cx="100" cy="128" rx="86" ry="34" fill="${p.white}"/><ellipse cx="100" cy="126" rx="70" ry="24" fill="${p.mist}"/><path d="M42 124c28-34 78-30 96 0 12-14 22-16 28-16-6 12-6 20 0 34-8-2-18-6-28-14-22 26-70 26-96-4z" fill="${accent}"/><circle cx="62" cy="120" r="4" fill="${p.ivory}"/><path d="M84 112l12 22m6-24l12 22m4-20l8 14" stroke="${p.ivory}" stroke-width="4"/>`,
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
