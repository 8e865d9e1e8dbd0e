import { calls } from '@portal/shared/contract';
import type { ActContext } from '../../internalControls/audit/recordAct.ts';
import { checkResultTable, enterResultTable } from '../../modules/office/qualification/results/results.ts';
import { requireValid } from '../../pipeline/validate.ts';
import { fileOf, kindOf, Refused, rowNumberOf, type Command, type OperatorTools } from './command.ts';

/** Outcomes of the check in the language of the command. */
const OUTCOMES = { enter: 'enter', propose: 'propose', unchanged: 'unchanged', refused: 'REFUSED' } as const;

export const importResults: Command = {
  usage: '--kind course|exam --number <number> --file <results.csv> [--reason <words>] [--dry-run]',
  about: 'enters results out of a CSV table, all of them or none; with --dry-run only shows what each row does',
  options: {
    kind: { type: 'string' },
    number: { type: 'string' },
    file: { type: 'string' },
    reason: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run(options, tools) {
    const table = {
      kind: kindOf(options),
      offeringNo: rowNumberOf(options, 'number'),
      file: Buffer.from(await fileOf(options, tools)).toString('base64'),
    };
    if (options['dry-run']) {
      const refused = await tools.act((context) => show(table, context, tools));
      tools.print('nothing was entered: this was a dry run');
      if (refused > 0) throw new Refused(`${refused} rows are refused`);
      return;
    }
    // One transaction, so that exactly the shown rows are entered.
    const entered = await tools.act(async (context) => {
      const { fingerprint, refused } = await check(table, context, tools);
      if (refused > 0) throw new Refused(`${refused} rows are refused: nothing was entered`);
      const { reason } = options;
      return enterResultTable(requireValid(calls.officeEnterResults.input, { ...table, fingerprint, reason }), context);
    });
    tools.print(`entered: ${entered}`);
  },
};

const show = async (table: object, context: ActContext, tools: OperatorTools) =>
  (await check(table, context, tools)).refused;

/** Prints the outcome of each row. */
async function check(table: object, context: ActContext, { print }: OperatorTools) {
  const { fingerprint, rows } = await checkResultTable(requireValid(calls.officeCheckResults.input, table), context);
  for (const { line, applicant, outcome, message } of rows)
    print([`line ${line}`, OUTCOMES[outcome], applicant, message].join('\t'));
  return { fingerprint, refused: rows.filter(({ outcome }) => outcome === 'refused').length };
}
