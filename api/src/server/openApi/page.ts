import { createHash } from 'node:crypto';
import type { OpenApi } from './openApi.ts';

const style = `
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2430}
h1{font-size:1.6rem}h2{margin-top:2.5rem;border-bottom:1px solid #d5dae1;font-size:1.2rem}
details{margin:.4rem 0;border:1px solid #d5dae1;border-radius:6px;padding:.4rem .8rem}
summary{cursor:pointer;overflow-wrap:anywhere}b{display:inline-block;min-width:3.6rem}
pre{overflow:auto;background:#f5f7f9;padding:.8rem;border-radius:6px}
`;

/** The page may load only its own style. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const json = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;

/** The document as a readable page without scripts. */
export function documentPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groupOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const groups = new Map<string, typeof operations>();
  for (const entry of operations) groups.set(groupOf(entry.path), [...(groups.get(groupOf(entry.path)) ?? []), entry]);
  const sections = [...groups].map(
    ([group, members]) =>
      `<h2>${escape(group)}</h2>${members
        .map(
          ({ path, method, operation }) => `
<details id="${escape(operation.operationId)}"><summary><b>${method}</b> <code>${escape(path)}</code> — ${escape(operation.summary)}</summary>
<p>${escape(operation.description)}</p>
${operation.parameters.length > 0 ? `<h3>Parameters</h3>${json(operation.parameters)}` : ''}
${'requestBody' in operation ? `<h3>Body</h3>${json(operation.requestBody)}` : ''}
<h3>Answer</h3>${json(operation.responses[200])}</details>`,
        )
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Portal API</title><style>${style}</style><h1>Portal API</h1>
<p>The same as <a href="/api/openapi.json">openapi.json</a>. Codes are at the end.</p>
${sections.join('')}<h2>Codes</h2>${json(document['x-codes'])}</html>`;
}
