import { UnreadableCsv } from '../../csv/decodeTable.ts';
import { readAddresses } from '../../modules/main/oldAddresses/readAddresses.ts';
import {
  listAddresses,
  listMissed,
  removeAddress,
  storeAddresses,
} from '../../modules/main/oldAddresses/storeAddresses.ts';
import { fileOf, Refused, required, rowNumberOf, type Command } from './command.ts';

/** Days of the report without `--days`, and its rows. */
const DAYS = 30;
const MAX_SHOWN = 200;

export const importAddresses: Command = {
  usage: '--file <table.csv> [--dry-run]',
  about:
    'maps addresses of the former site (옛주소, 새주소; /view.php?no={no} for any number), all of the table or none',
  options: { file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(options, tools) {
    const { rows, problems } = await readAddresses(await fileOf(options, tools)).catch((error: unknown) => {
      throw error instanceof UnreadableCsv ? new Refused(error.message) : error;
    });
    for (const { line, column, message } of problems) tools.print(`${line}번째 줄\t거절\t${column}\t${message}`);
    if (problems.length > 0) throw new Refused(`고칠 줄이 ${problems.length}개 있어 아무것도 저장하지 않았습니다.`);
    if (options['dry-run'] === true) return tools.print(`읽은 줄: ${rows.length}, 저장하지 않았습니다.`);
    const changed = await tools.act((context) => storeAddresses(rows, context));
    tools.print(`저장함: ${changed}, 그대로: ${rows.length - changed}`);
  },
};

export const listOldAddresses: Command = {
  usage: '',
  about: 'lists the addresses of the former site with their pages',
  options: {},
  async run(_options, { print, services }) {
    for (const { address, target } of await listAddresses(services().db)) print(`${address}\t${target}`);
  },
};

export const removeOldAddress: Command = {
  usage: '--address </old/address>',
  about: 'removes an address of the former site, as it is listed',
  options: { address: { type: 'string' } },
  async run(options, { act, print }) {
    const address = required(options, 'address');
    if (!(await act((context) => removeAddress(address, context)))) throw new Refused('그런 옛 주소가 없습니다.');
    print(`지움: ${address}`);
  },
};

export const listMissedAddresses: Command = {
  usage: '[--days <number>]',
  about: 'lists addresses without a page that were asked for: times, last day, address without personal values',
  options: { days: { type: 'string' } },
  async run(options, { print, services }) {
    const days = options['days'] === undefined ? DAYS : rowNumberOf(options, 'days');
    const { db, now } = services();
    for (const { asked, last_day: lastDay, address } of await listMissed(db, { now: now(), days, limit: MAX_SHOWN }))
      print(`${asked}\t${lastDay}\t${address}`);
  },
};
