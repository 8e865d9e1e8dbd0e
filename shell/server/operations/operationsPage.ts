import { formatDateTime } from '@portal/shared/format';
import { escapeHtml } from '../html/escape.ts';
import type { Quartile } from './countedByBuild.ts';
import type { ListedApp, ListedBuild } from './registeredApps.ts';
import { rollbackForm } from './rollbackForm.ts';

/** Everything on the page besides the registry itself. */
export interface Measurements {
  errors(section: string, build: string): number | null;
  vital(section: string, build: string, vital: string): Quartile | null;
  /** Comparisons of canaries with the live build, by name. */
  findings: Readonly<Record<string, string>>;
}

interface Rights {
  /** True if earlier builds have a form instead of the command. */
  mayRollBack: boolean;
}

const ROLES = { live: '운영', canary: '카나리', earlier: '이전' } as const;
const HEADINGS = ['빌드', '상태', '일시', '한 사람', '사유', '오류', 'LCP', 'INP', 'CLS', '되돌리기'];
const NONE = '–';

const STYLE = `body{font:16px/1.5 sans-serif;margin:2rem;color:#1a1a1a;background:#fff}
table{border-collapse:collapse;margin:.5rem 0 1rem}th,td{border:1px solid #bbb;padding:.25rem .5rem;text-align:left}
code{font-size:14px}`;

const at = (time: string) => `<time datetime="${escapeHtml(time)}">${escapeHtml(formatDateTime(time))}</time>`;

function roleOf({ role, share }: ListedBuild): string {
  return share === undefined ? ROLES[role] : `${ROLES[role]} ${Math.round(share * 1000) / 10}%`;
}

function timeOf({ role, at: time }: ListedBuild): string {
  if (time === null) return NONE;
  return role === 'earlier' ? `${at(time)}까지` : `${at(time)}부터`;
}

function quartileInWords(quartile: Quartile | null, unit: string): string {
  if (!quartile) return NONE;
  const limit = Number.isFinite(quartile.atMost) ? `${quartile.atMost}${unit} 이하` : '범위 밖';
  return `${limit} (${quartile.measured}회)`;
}

function cellsOf(name: string, build: ListedBuild, { errors, vital }: Measurements, { mayRollBack }: Rights) {
  const { id, role, change } = build;
  const measured = (what: string, unit: string) => quartileInWords(vital(name, id, what), unit);
  const command = `node shell/server/register.ts --rollback ${name} --to ${id} --by … --why …`;
  const wayBack = mayRollBack ? rollbackForm(name, id) : `<code>${escapeHtml(command)}</code>`;
  return [
    `<code>${escapeHtml(id)}</code>`,
    roleOf(build),
    timeOf(build),
    escapeHtml(change?.by ?? NONE),
    escapeHtml(change?.why ?? NONE),
    String(errors(name, id) ?? '모름'),
    measured('LCP', '초'),
    measured('INP', '초'),
    measured('CLS', ''),
    role === 'earlier' ? wayBack : NONE,
  ];
}

const rowOf = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const HEAD = `<tr>${HEADINGS.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr>`;

function appInHtml(app: ListedApp, measurements: Measurements, rights: Rights): string {
  const { name, owner, endedCanary: ended, builds } = app;
  const finding = measurements.findings[name];
  const lines = [
    ...(owner ? [`담당: ${escapeHtml(owner)}`] : []),
    ...(finding ? [`카나리 비교: ${escapeHtml(finding)}`] : []),
    ...(ended
      ? [`끝난 카나리 <code>${escapeHtml(ended.build)}</code>, ${at(ended.at)}: ${escapeHtml(ended.why)}`]
      : []),
  ];
  const rows = builds.map((build) => rowOf(cellsOf(name, build, measurements, rights))).join('');
  const text = lines.map((line) => `<p>${line}</p>`).join('');
  return `<section><h2>${escapeHtml(name)}</h2>${text}<table><thead>${HEAD}</thead><tbody>${rows}</tbody></table></section>`;
}

/** The page in HTML, without scripts. */
export function operationsPage(
  { apps, problems }: { apps: readonly ListedApp[]; problems: readonly string[] },
  measurements: Measurements,
  rights: Rights,
): string {
  const faults = problems.map((problem) => `<p role="alert">${escapeHtml(problem)}</p>`).join('');
  const content = apps.map((app) => appInHtml(app, measurements, rights)).join('');
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>운영 중인 빌드</title><style>${STYLE}</style></head>
<body><main><h1>운영 중인 빌드</h1>
<p>오류는 API가, LCP·INP·CLS(방문의 75%)는 이 서버가 켜진 뒤에 센 값입니다. 되돌린 일은 <code>--history</code>에 남습니다.</p>
${faults}${content || '<p>등록된 빌드가 없습니다.</p>'}</main></body></html>`;
}
