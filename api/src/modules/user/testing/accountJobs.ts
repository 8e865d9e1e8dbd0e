import { createSandboxMailSender } from '../../../integrations/message/mail/sandboxMailSender.ts';
import { createSandboxSender } from '../../../integrations/message/sms/sandboxSender.ts';
import type { Job } from '../../../pipeline/job.ts';
import type { TestServer, TestServerOptions } from '../../../testing/index.ts';

/** Opens a server for tests of jobs, with a settable clock and collected messages. */
export async function openForJobs(open: (options: TestServerOptions) => Promise<TestServer>, start: Date) {
  const clock = { now: start };
  const messages: { userPhone: string; text: string }[] = [];
  const mails = createSandboxMailSender();
  const server = await open({
    now: () => clock.now,
    integrations: {
      message: {
        ...createSandboxSender(),
        send: async (message) => {
          messages.push(message);
          return { acceptedAs: null };
        },
      },
      mail: mails,
    },
  });
  return {
    server,
    clock,
    messages,
    mails,
    /** Sets the clock to 11:00 in Seoul on a day (`YYYY-MM-DD`). */
    setDay: (day: string) => {
      clock.now = new Date(`${day}T02:00:00Z`);
    },
    /** Runs the jobs one after the other. */
    run: async (...jobs: Job[]) => {
      for (const job of jobs) await job.run({ ...server.services, db: server.db, log: server.app.log });
    },
    rowOf: (memberNo: number) =>
      server.db.selectFrom('member').selectAll().where('member_no', '=', memberNo).executeTakeFirstOrThrow(),
  };
}
