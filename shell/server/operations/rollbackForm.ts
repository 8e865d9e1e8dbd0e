import * as v from 'valibot';
import { appName, buildId, logLine, type Register } from '@portal/platform/server/registry/remote/registration';
import { escapeHtml } from '../html/escape.ts';

/** Address that the forms of `/platform` are sent to. */
export const ROLLBACK_PATH = '/platform/rollback';

/** Bytes of a form. */
export const MAX_FORM_BYTES = 4096;

const NO_ANSWER = '판정 서비스(judge)의 응답이 없습니다. 되돌려졌는지 이 화면에서 확인해주세요.';

const form = v.object({
  name: appName,
  to: buildId,
  why: v.pipe(v.string(), v.trim(), v.nonEmpty(), logLine),
  key: v.pipe(v.string(), v.trim(), v.nonEmpty()),
});

/** Rolls back by the fields of the form. Returns null, or the reason why nothing was changed. */
export type RollBack = (fields: unknown) => Promise<string | null>;

/** Form that makes an earlier build live again, by the key of its team. */
export const rollbackForm = (name: string, id: string): string =>
  `<form method="post" action="${ROLLBACK_PATH}"><input type="hidden" name="name" value="${escapeHtml(name)}">` +
  `<input type="hidden" name="to" value="${escapeHtml(id)}">` +
  '<label>사유 <input name="why" required maxlength="300"></label> ' +
  '<label>팀 열쇠 <input name="key" type="password" required autocomplete="off"></label> ' +
  `<button>${escapeHtml(id)} 빌드로 되돌리기</button></form>`;

/** Rolls back as `register --rollback` does, here or at the judge, with the rights of the given key. */
export const rollBackBy =
  (register: Register): RollBack =>
  async (fields) => {
    const { success, output } = v.safeParse(form, fields);
    if (!success) return '빌드, 사유, 팀 열쇠를 모두 적어주세요.';
    const { name, to, why, key } = output;
    const answer = await register({ builds: [], options: { rollback: [name], to, why, by: '/platform' } }, key).catch(
      () => ({ refusal: NO_ANSWER }),
    );
    return 'refusal' in answer ? answer.refusal : null;
  };
