import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import type { TestShell } from './testShell.ts';

/** Server code of a shell's build, with outcomes selected by the address of a job. */
const CODE = `
let count = 0;
process.on('message', ({ id, job }) => {
  const { address, section, frameOnly, inset } = job;
  const keyword = new URLSearchParams(address.split('?')[1]).get('keyword');
  const rendering = {
    html: '<main><h1>' + address + '</h1>{{registry}} ' + (frameOnly ? 'frame' : (section && section.url)) + '</main>'
      + (keyword === 'inject' ? '<script>alert(1)</script><style>body{color:red}</style>' : '')
      + (keyword === 'process' ? '<i>' + process.pid + '</i>' : '')
      + (keyword === 'count' ? '<i>' + (count += 1) + '</i>' : ''),
    head: '<link rel="preload" as="image" href="/files/1">',
    facts: [{ of: inset ?? address }],
    title: 'Q&amp;A', description: 'about', answers: [[['k'], '</script><script>']], isComplete: true,
  };
  if (address === '/main' && !inset)
    rendering.html = '<main><div data-inset="/news/#latest" class="a"></div><div data-inset="/news/#other"></div></main>';
  if (inset) {
    rendering.html = '<p>' + inset + ' of ' + section.name + ' $&</p>';
    rendering.isComplete = inset !== '/news/#other';
  }
  const outcome =
    inset === '/news/#thrown' ? { kind: 'failed', of: 'page', reason: 'thrown' } :
    keyword === 'missing' ? { kind: 'refused', code: 404 }
    : keyword === 'browser' && !frameOnly ? { kind: 'needsBrowser' }
    : keyword === 'broken' ? { kind: 'failed', of: 'build', reason: 'broken' }
    : { kind: 'rendered', rendering };
  process.send({ id, outcome });
});`;
const TEMPLATE = `<title>{{title}}</title><meta name="description" content="{{description}}">{{preloads}}{{pageStyles}}
<script type="application/json" id="registry">{{registry}}</script>{{early}}<div id="root">{{content}}</div>{{rendered}}`;

/** Integrity of a build's server code. */
export const renderedIntegrity = `sha384-${createHash('sha384').update('').digest('base64')}`;
export const renderedPages = [
  { path: '/news/notice', title: '공지사항', guarded: false, query: ['keyword'] },
  { path: '/news/letters', title: '소식지', guarded: true },
];
/** A section's build whose public page the shell renders. */
export const renderedBuild = aSectionBuild('one', {
  pages: renderedPages,
  server: { file: 'server.one.cjs', integrity: renderedIntegrity },
  integrity: { 'notice.css': 'sha384-style' },
});

/** Starts a shell whose own code renders pages, in a real process, with one section that is rendered too. */
export async function startRendering(shell: TestShell): Promise<void> {
  await shell.restart({ givenOrigins: { 'mf-news-space': 'http://news.internal:3000' } });
  await shell.folder.buildShell('s2', {
    server: { file: 'server.s2.cjs', integrity: renderedIntegrity, template: 'rendered.s2.template' },
  });
  await writeFile(shell.folder.inDist('server.s2.cjs'), CODE);
  await writeFile(shell.folder.inDist('rendered.s2.template'), TEMPLATE);
  await shell.store(aSectionEntry(renderedBuild));
}
