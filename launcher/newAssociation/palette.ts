import { contrast, luminance } from '@portal/shared/testing/contrast';

/** Colours of this association: the first of each is its own, the others are derived (`ui/base.css`). */
const PRIMARY = ['#1b5138', '#103a27', '#e7f0e9', '#8fd3ab', '#b4e5c8', '#0c2618', '#1f3529'] as const;
const ACCENT = ['#b8441a', '#fcece2', '#f3a078', '#301204', '#3d261b'] as const;
/** The darkest background of the light theme, on which text must be readable too. */
const SUNKEN = '#f5f0e5';
const ENOUGH = 4.5;
const STEPS = 24;

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

/** Hue in degrees and saturation from 0 to 1. */
function toneOf(hex: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = partsOf(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [spread, sum] = [most - least, most + least];
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / (sum > 1 ? 2 - sum : sum) };
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (at: number) => {
    const step = (at + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** A colour with the tone of one and the lightness of another, so that it has the same contrasts. */
function asLightAs(tone: string, other: string): string {
  const { hue, saturation } = toneOf(tone);
  // Tints are pale, and none is more saturated than the association's own colour.
  const own = saturation === 0 ? 0 : toneOf(other).saturation;
  const wanted = luminance(other);
  let [dark, light] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (dark + light) / 2;
    if (luminance(hexOf(hue, own, middle)) < wanted) dark = middle;
    else light = middle;
  }
  // The neighbour further from the middle preserves the contrast.
  return hexOf(hue, own, wanted < 0.18 ? dark : light);
}

function family(colour: string, [own, ...derived]: readonly [string, ...string[]]): [old: string, now: string][] {
  const others = derived.map((old): [string, string] => [old, asLightAs(colour, old)]);
  const grounds = [SUNKEN, ...others.map(([, now]) => now).filter((now) => luminance(now) > 0.8)];
  const isRead = grounds.every((ground) => contrast(colour, ground) >= ENOUGH);
  return [[own, isRead ? colour : asLightAs(colour, own)], ...others];
}

/** Replacements for this association's colours. A colour unreadable on the portal's backgrounds is darkened. */
export const paletteOf = (primary: string, accent: string): [old: string, now: string][] => [
  ...family(primary, PRIMARY),
  ...family(accent, ACCENT),
];
