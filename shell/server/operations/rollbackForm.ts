import * as v from 'valibot';
import type { GateTrust } from '@portal/platform/server/registry/gateRecord';
import { registerCommand } from '@portal/platform/server/registry/registerCommand';
import type { Keys } from '@portal/platform/server/registry/teamKeys';
import { escapeHtml } from '../html/escape.ts';

/** Address that the forms of `/platform` are sent to. */
export const ROLLBACK_PATH = '/platform/rollback';

/** Bytes of a form. */
export const MAX_FORM_BYTES = 4096;

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));
const form = v.object({ name: text(100), to: text(100), why: text(300), key: text(300) });

export interface Places extends Omit<Keys, 'key'>, GateTrust {
  registry: string;
  dist: string;
}

/** Rolls back by the fields of the form. Returns null, or the reason why nothing was changed. */
export type RollBack = (fields: unknown) => Promise<string | null>;

/** Form that makes an earlier build live again, by the key of its team. */
export const rollbackForm = (name: string, id: string): string =>
  `<form method="post" action="${ROLLBACK_PATH}"><input type="hidden" name="name" value="${escapeHtml(name)}">` +
  `<input type="hidden" name="to" value="${escapeHtml(id)}">` +
  '<label>사유 <input name="why" required maxlength="300"></label> ' +
  '<label>팀 열쇠 <input name="key" type="password" required autocomplete="off"></label> ' +
  `<button>${escapeHtml(id)} 빌드로 되돌리기</button></form>`;

/**
 * Rolls back as `register --rollback` does, with the rights of the given key. Null if teams have no keys: a page of
 * another site could send the form without one.
 */
export const rollBackIn = ({ teams, gateKey, registry, dist }: Places): RollBack | null =>
  teams === null
    ? null
    : async (fields) => {
        const { success, output } = v.safeParse(form, fields);
        if (!success) return '빌드, 사유, 팀 열쇠를 모두 적어주세요.';
        const { name, to, why, key } = output;
        // A name or a reason that begins with a hyphen is no option.
        const args = [`--rollback=${name}`, `--to=${to}`, `--why=${why}`, '--by=/platform'];
        const silent = { log: () => undefined, warn: () => undefined };
        return registerCommand(args, { registry, dist, teams, key, gateKey, previewKey: null }, silent).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
      };
