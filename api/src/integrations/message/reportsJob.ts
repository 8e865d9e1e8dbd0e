import { beginRun } from '../../clock/runTime.ts';
import type { Queries } from '../../database/types/tables.ts';
import { readDueReports } from './reports.ts';
import type { MessageSender } from './sms/protocol/messageSender.ts';

interface ReportsContext extends Pick<Parameters<typeof readDueReports>[0], 'log' | 'now'> {
  db: Queries;
  integrations: { message: MessageSender };
}

/** Queries the SMS service for deliveries, from ten minutes to three days after sending. */
export const reportsJob = {
  name: 'delivery-reports',
  everySeconds: 60,
  isNeeded: ({ integrations }: Pick<ReportsContext, 'integrations'>): boolean =>
    integrations.message.readReports !== undefined,
  async run({ db, integrations, log, now }: ReportsContext) {
    const isOver = beginRun();
    while (!isOver() && (await readDueReports({ db, sender: integrations.message, log, now })) > 0);
  },
};
