import { hairFromBehind, hairOf, type Hair } from './hair.ts';
import { LINE, lines, moved, oval, paint, shape, type Colour } from './paint.ts';

const SKIN = { fair: '#f3d2b3', warm: '#e6b892', tan: '#cf9d76' } as const;
const HAIR_COLOURS = { black: '#2c2825', brown: '#5d4433', grey: '#9a958c', white: '#d9d5cc' } as const;

/** Hair of older people, who have a few lines in the face. */
const AGED: ReadonlySet<string> = new Set(['grey', 'white']);

/** Elbow and hand of an arm, from the centre of the head. */
type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

export interface Figure {
  /** Centre of the head, and the scale: a head is 32 wide at 1. */
  at: readonly [x: number, y: number];
  scale?: number;
  skin?: keyof typeof SKIN;
  hair: Hair;
  hairColour?: keyof typeof HAIR_COLOURS;
  top: Colour;
  /** Width of the shoulders: 1 is medium. */
  build?: number;
  /** Turn of the face: negative to the left of the picture. */
  look?: number;
  /** Eyes on something in front of the body. */
  isLookingDown?: boolean;
  isBehind?: boolean;
  glasses?: boolean;
  wears?: 'toque' | 'scarf' | 'jacket' | 'tie';
  apron?: Colour;
  /** Sleeves that end at the elbow. */
  isBareArmed?: boolean;
  left?: Arm;
  right?: Arm;
  /** Drawn in front of the body and behind the hands. */
  held?: string;
}

const limb = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

function arm([ex, ey, hx, hy]: Arm, side: 1 | -1, { top, build = 1, skin = 'warm', isBareArmed }: Figure): string {
  const shoulder = `M${side * (26 * build - 7)} 47`;
  const along = isBareArmed ? 0.12 : 0.78;
  const cuff = `${ex + (hx - ex) * along} ${ey + (hy - ey) * along}`;
  const sleeve = `${shoulder}L${ex} ${ey}L${cuff}`;
  return [
    limb(`M${ex} ${ey}L${hx} ${hy}`, SKIN[skin], 10),
    `<circle cx="${hx}" cy="${hy}" r="6.500" fill="${SKIN[skin]}"/>`,
    `<g opacity=".28">${limb(sleeve, paint('ink'), 15 + LINE)}</g>`,
    limb(sleeve, paint(top), 15),
  ].join('');
}

/** Line of a face, thinner than others: a face is small. */
const thin = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.500" stroke-linecap="round" opacity="${opacity}"/>`;

function face({ look = 0, isLookingDown, glasses, hairColour = 'black' }: Figure): string {
  const y = isLookingDown ? 5 : 0;
  const [l, r] = [look - 6.5, look + 6.5];
  const eyes = isLookingDown
    ? lines(`M${l - 2.5} ${y + 1}q2.500 2 5 0M${r - 2.5} ${y + 1}q2.500 2 5 0`)
    : `${oval(l, 0, 1.9, 2.3, 'ink')}${oval(r, 0, 1.9, 2.3, 'ink')}`;
  const nose = `M${look * 1.3} ${y + 2}q${look < 0 ? -3 : 3} 4.500 ${look < 0 ? -0.5 : 0.5} 5.500`;
  return [
    `<g opacity=".3">${oval(l - 2, y + 7, 3.5, 2.4, 'accent')}${oval(r + 2, y + 7, 3.5, 2.4, 'accent')}</g>`,
    eyes,
    thin(`M${l - 3.5} ${y - 6.5}q3-2.500 6-1M${r - 2.5} ${y - 7.5}q3-1.500 6 1`, HAIR_COLOURS[hairColour]),
    AGED.has(hairColour)
      ? thin(`M${look - 8} ${y + 7}q-2.500 3-1.500 6M${look + 8} ${y + 7}q2.500 3 1.500 6`, paint('bark'), 0.5)
      : '',
    thin(nose, paint('bark'), 0.8),
    thin(`M${look - 4.5} ${y + 11.5}q4.500 4.500 9 0`, paint('ink')),
    glasses
      ? thin(
          `M${l - 5.5} ${y}a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0ZM${r - 5.5} ${y}a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0ZM${l + 5.5} ${y - 1}h2`,
          paint('ink'),
        )
      : '',
  ].join('');
}

function clothes({ wears, top, apron, build = 1 }: Figure, skin: string): string {
  const w = 26 * build;
  const torso = `M${-w} 128L${-w - 1} 58Q${-w} 38-12 32L12 32Q${w} 38 ${w + 1} 58L${w} 128Z`;
  const neck = `<path d="M-7.500 12V32Q0 40 7.500 32V12Z" fill="${skin}"/><path d="M-7.500 16Q0 27 7.500 16V20Q0 29-7.500 22Z" fill="${paint('bark')}" opacity=".35"/>`;
  const collar =
    wears === 'jacket' || wears === 'tie'
      ? `${shape('M-12 32L0 62L12 32L8 29L0 38L-8 29Z', 'paper')}${wears === 'tie' ? shape('M-3 40L3 40L4 58L0 66L-4 58Z', 'accent') : ''}${lines('M-12 33L0 66L12 33M0 66V124', 'ink', 0.35)}`
      : wears === 'toque' || wears === 'scarf'
        ? lines('M-9 32Q0 42 9 32M-9 42H-5V70', 'ink', 0.3)
        : lines('M-10 31Q0 41 10 31', 'ink', 0.3);
  const cover = apron
    ? `${shape(`M-13 60Q0 66 13 60L17 84L${w} 92V128H${-w}V92L-17 84Z`, apron)}${lines('M-13 60L-9 33M13 60L9 33', apron)}${lines('M-10 98H10', 'ink', 0.25)}`
    : '';
  return `${shape(torso, top)}${neck}${collar}${cover}`;
}

const headwear = {
  toque: `${shape('M-19-20C-33-41-12-51 0-45C12-51 33-41 19-20Z', 'paper')}${shape('M-18-22H18V-9Q0-15-18-9Z', 'paper')}${lines('M-18-20Q0-26 18-20M-7-27V-36M7-27V-36', 'ink', 0.25)}`,
  scarf: `${shape('M17-12C30-16 30-2 22 4C24-4 20-8 15-8Z', 'accent')}${shape('M-18.500-4C-22-31 22-31 18.500-4C8-14-8-14-18.500-4Z', 'accent')}${lines('M-15-9Q0-19 15-9', 'ink', 0.25)}`,
};

function head(figure: Figure): string {
  const { hair, hairColour = 'black', look = 0, skin = 'warm', wears, isBehind } = figure;
  const fill = HAIR_COLOURS[hairColour];
  const ears = `<g fill="${SKIN[skin]}"><circle cx="${-16 + look * 0.4}" cy="2" r="${look > 3 ? 4.2 : 3.6}"/><circle cx="${16 + look * 0.4}" cy="2" r="${look < -3 ? 4.2 : 3.6}"/></g>`;
  const skull = `<path d="M-16.500-3C-17-25 17-25 16.500-3C16.500 11 9 21.500 0 21.500S-16.500 11-16.500-3Z" fill="${SKIN[skin]}"/>`;
  if (isBehind) return `${ears}${skull}<path d="${hairFromBehind(hair)}" fill="${fill}"/>`;
  const cap = wears === 'toque' || wears === 'scarf' ? headwear[wears] : '';
  return `${ears}${skull}${face(figure)}<path d="${hairOf(hair).before}" fill="${fill}"/>${cap}`;
}

/** A person down to the hips, to be covered below by a desk or a counter. */
export function person(figure: Figure): string {
  const { at, scale = 1, hair, hairColour = 'black', isBehind, left, right, held = '', skin = 'warm' } = figure;
  const behind = !isBehind && hairOf(hair).behind;
  return moved(
    at[0],
    at[1],
    scale,
    [
      behind ? `<path d="${behind}" fill="${HAIR_COLOURS[hairColour]}"/>` : '',
      clothes(figure, SKIN[skin]),
      head(figure),
      held,
      left ? arm(left, -1, figure) : '',
      right ? arm(right, 1, figure) : '',
    ].join(''),
  );
}

/** Legs and shoes of a figure, down to 222 below the centre of its head. */
export const legs = ({ at, scale = 1 }: Figure, colour: Colour): string =>
  moved(
    at[0],
    at[1],
    scale,
    `${limb('M-12 126L-13 212', paint(colour), 22)}${limb('M12 126L13 212', paint(colour), 22)}${shape('M-26 222q0-9 12-9h10v9ZM26 222q0-9-12-9H4v9Z', 'ink')}`,
  );
