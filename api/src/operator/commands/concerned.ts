import type { Choice } from '../../modules/office/people/concerned/choose.ts';
import { listConcerned } from '../../modules/office/people/concerned/listConcerned.ts';
import { OWN_TABLES } from '../../modules/user/ownData/ownTables.ts';
import {
  fileOf,
  momentOf,
  reasonOf,
  required,
  UsageError,
  writeOut,
  type Command,
  type OperatorTools,
  type Options,
} from './command.ts';

export const listConcernedMembers: Command = {
  usage:
    '--all|--ids <file>|--tables <table,…>|--since <moment> [--until <moment>] --out <members.csv> --reason <words>',
  about:
    'writes whose data have got out, how they are reached and what is stored of them: all members, those of a file (an id or a number a line), with rows in these tables, or logged in at that time',
  options: {
    all: { type: 'boolean' },
    ids: { type: 'string' },
    tables: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    out: { type: 'string' },
    reason: { type: 'string' },
  },
  async run(options, tools) {
    const choice = await choiceOf(options, tools);
    required(options, 'out');
    const reason = reasonOf(options);
    const { encryptionKeys: keys } = tools.services().configuration;
    const { listNo, members, table } = await tools.act((context) =>
      listConcerned({ choice, reason }, { ...context, keys }),
    );
    const path = await writeOut(options, table, tools);
    if (choice.by === 'ids') tools.print(`in the file: ${choice.names.length}`);
    tools.print(`members: ${members}, written: ${path}`);
    tools.print(`to tell them: --leak ${listNo}`);
  },
};

const CHOICES = ['all', 'ids', 'tables', 'since'] as const;

async function choiceOf(options: Options, tools: OperatorTools): Promise<Choice> {
  const [by, ...others] = CHOICES.filter((name) => options[name] !== undefined);
  if (by === undefined || others.length > 0)
    throw new UsageError('one of --all, --ids, --tables and --since is needed');
  if (by === 'all') return { by };
  if (by === 'tables') return { by, tables: tablesOf(required(options, 'tables').split(',')) };
  if (by === 'since') return periodOf(options, tools);
  const lines = new TextDecoder().decode(await fileOf(options, tools, 'ids')).split('\n');
  return { by, names: [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))] };
}

function tablesOf(names: readonly string[]) {
  const known = OWN_TABLES.map(({ table }) => table as string);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`no table of members is called "${unknown}"; there are: ${[...new Set(known)].join(', ')}`);
  return OWN_TABLES.filter(({ table }) => names.includes(table));
}

function periodOf(options: Options, tools: OperatorTools): Choice {
  const since = momentOf(options, 'since');
  const until = options['until'] === undefined ? tools.services().now() : momentOf(options, 'until');
  if (until < since) throw new UsageError('--until is before --since');
  return { by: 'period', since, until };
}
