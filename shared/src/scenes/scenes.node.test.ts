import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SCENES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.scene.ts'));

const drawn = async (name: string) => ((await import(join(import.meta.dirname, name))) as { default: string }).default;

test.each(SCENES)('%s has every number and every colour it refers to, and its elements are closed', async (name) => {
  const scene = await drawn(name);
  expect(scene).not.toMatch(/NaN|undefined|Infinity/);
  const used = new Set([...scene.matchAll(/var\((--\w+)\)/g)].map(([, colour]) => `${colour ?? ''}:`));
  expect([...used].filter((colour) => !scene.includes(colour))).toEqual([]);
  const open: string[] = [];
  for (const [, end, element = '', isWhole] of scene.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(element);
    else if (!isWhole) open.push(element);
  }
  expect(open).toEqual([]);
});

test('a scene is for light and for dark rooms', async () => {
  const scene = await drawn(SCENES[0] ?? '');
  const [, light = '', dark = ''] = /svg\{(.*?)\}@media\(prefers-color-scheme:dark\)\{svg\{(.*?)\}\}/.exec(scene) ?? [];
  const names = (colours: string) => colours.split(';').map((colour) => colour.split(':')[0]);
  expect(names(dark)).toEqual(names(light));
  expect(dark).not.toBe(light);
});
