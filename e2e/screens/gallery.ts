import { join } from 'node:path';
import { nameOf, SCHEMES, WIDTHS, type Shot } from './shoot.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const choice = (group: string, value: string, isFirst: boolean) =>
  `<label><input type="checkbox" data-${group}="${value}"${isFirst ? ' checked' : ''}> ${value}</label>`;

const picture = (file: string, width: number) =>
  `<a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" width="${Math.round(width / 3)}" alt=""></a>`;

const figureBeside =
  (before: string | undefined) =>
  ({ file, width, scheme }: Shot) =>
    `<figure data-width="${width}" data-scheme="${scheme}">
${before === undefined ? '' : picture(join(before, file), width)}${picture(file, width)}
<figcaption>${width} ${scheme}</figcaption></figure>`;

/**
 * One page with all pictures by view, and the problems found by the program at the top.
 * @param before folder of an earlier run, whose picture of the same name is shown on the left.
 */
export function gallery(shots: readonly Shot[], problems: readonly string[], before?: string): string {
  const figure = figureBeside(before);
  const names = [...new Set(shots.map(({ view }) => nameOf(view)))];
  const views = names.map((name) => {
    const all = shots.filter(({ view }) => nameOf(view) === name);
    return `<section><h2>${escape(name)}</h2><div>${all.map(figure).join('')}</div></section>`;
  });
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Screens</title>
<style>
body { font: 14px sans-serif; margin: 1rem; background: #ddd; }
header { position: sticky; top: 0; padding: 0.5rem; background: #fff; z-index: 1; }
section > div { display: flex; gap: 0.5rem; align-items: start; overflow-x: auto; }
figure { margin: 0; } img { background: #fff; }
figure[hidden] { display: none; }
</style>
<header>${WIDTHS.map((width) => choice('width', String(width), true)).join(' ')}
${SCHEMES.map((scheme) => choice('scheme', scheme, true)).join(' ')}</header>
<ul>${problems.map((problem) => `<li>${escape(problem)}</li>`).join('')}</ul>
${views.join('\n')}
<script>
const wanted = (group) => [...document.querySelectorAll('input[data-' + group + ']:checked')].map((box) => box.dataset[group]);
document.querySelector('header').addEventListener('change', () => {
  const widths = wanted('width'), schemes = wanted('scheme');
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = !widths.includes(figure.dataset.width) || !schemes.includes(figure.dataset.scheme);
});
</script></html>`;
}
