// Writes ../fonts.css: the two weights this site uses, out of all that the pretendard package lists.
// Run after an update of that package: node shared/src/ui/fonts/generate.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = new URL(
  '../../../../node_modules/pretendard/dist/web/static/pretendard-dynamic-subset.css',
  import.meta.url,
);
const target = new URL('../fonts.css', import.meta.url);
const weights = ['400', '700'];

const faces = readFileSync(source, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
const wanted = faces.flatMap((face) => {
  const weight = /font-weight: (\d+)/.exec(face)?.[1];
  const file = /woff2-dynamic-subset\/([\w.-]+\.woff2)/.exec(face)?.[1];
  const range = /unicode-range: ([^;]+);/.exec(face)?.[1];
  if (!weight || !file || !range || !weights.includes(weight)) return [];
  return [
    `@font-face{font-family:'Pretendard';font-style:normal;font-display:swap;font-weight:${weight};` +
      `src:url(~pretendard/dist/web/static/woff2-dynamic-subset/${file}) format('woff2');unicode-range:${range}}`,
  ];
});

writeFileSync(
  target,
  `/* Written by fonts/generate.mjs. Pretendard: (c) 2021 Kil Hyung-jin, SIL Open Font License 1.1. */\n${wanted.join('\n')}\n`,
);
console.log(`${wanted.length} faces -> ${fileURLToPath(target)}`);
