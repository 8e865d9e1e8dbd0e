// Writes parts.ts: the two weights used by this site out of all in the pretendard package.
// Run after an update of that package: node shared/src/typeface/generate.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = new URL(
  '../../../node_modules/pretendard/dist/web/static/pretendard-dynamic-subset.css',
  import.meta.url,
);
const target = new URL('parts.ts', import.meta.url);
const weights = ['400', '700'];

const faces = readFileSync(source, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
const parts = faces.flatMap((face) => {
  const weight = /font-weight: (\d+)/.exec(face)?.[1];
  const file = /woff2-dynamic-subset\/([\w.-]+\.woff2)/.exec(face)?.[1];
  const range = /unicode-range: ([^;]+);/.exec(face)?.[1];
  if (!weight || !file || !range || !weights.includes(weight)) return [];
  const url = `() => new URL('pretendard/dist/web/static/woff2-dynamic-subset/${file}', import.meta.url).href`;
  return [`  { weight: '${weight}', url: ${url}, unicodeRange: '${range}' },`];
});

writeFileSync(
  target,
  `// Written by generate.mjs. Pretendard: (c) 2021 Kil Hyung-jin, SIL Open Font License 1.1.
import type { Part } from './Part.ts';

/** All parts of Pretendard: each has some of the characters in one weight. */
export const parts: readonly Part[] = [
${parts.join('\n')}
];
`,
);
console.log(`${parts.length} parts -> ${fileURLToPath(target)}`);
