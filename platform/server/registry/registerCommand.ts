import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { register, type Printer, type Registry } from './register.ts';
import { registerAt } from './remote/registerAt.ts';
import { registration } from './remote/registration.ts';
import { keyIn } from './teamKeys.ts';
import { OPTIONS } from './usage.ts';

interface Settings extends Registry {
  /** Key of the caller. */
  key: string | null;
  /** Origin of the judge, or of the edge in front of it, if that changes the registry; null if this program does. */
  judgeOrigin: string | null;
}

/** Account and machine that run this. */
function account(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return hostname();
  }
}

/**
 * Changes which builds are live, according to `args`, or answers a question about them.
 * @throws Error with a message for the operator, if nothing was changed.
 */
export async function registerCommand(
  args: readonly string[],
  { judgeOrigin, ...settings }: Settings,
  printer: Printer,
): Promise<void> {
  const { values, positionals: builds } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const { 'key-file': file, by = account(), ...others } = values;
  const key = file === undefined ? settings.key : await keyIn(file);
  const asked = { builds, options: { ...others, by } };
  if (judgeOrigin === null) return register(asked, key, settings, printer);
  const { success, output, issues } = v.safeParse(registration, asked);
  if (!success) throw new Error(`not over HTTP, to ${judgeOrigin}:\n${v.summarize(issues)}`);
  const answer = await registerAt(judgeOrigin)(output, key);
  if ('refusal' in answer) throw new Error(answer.refusal);
  for (const line of answer.warned) printer.warn(line);
  for (const line of answer.printed) printer.log(line);
}
