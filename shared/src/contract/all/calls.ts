import * as auth from '../auth.ts';
import type { Call } from '../base/call.ts';
import * as branch from '../branch.ts';
import * as canary from '../canary.ts';
import * as cashReceipt from '../cashReceipt.ts';
import * as common from '../common.ts';
import * as consent from '../consent.ts';
import * as hygiene from '../hygiene.ts';
import * as inquiry from '../inquiry.ts';
import * as standingText from '../legalText.ts';
import * as main from '../main.ts';
import * as manager from '../manager/index.ts';
import * as marketingRefusal from '../marketingRefusal.ts';
import * as myMatters from '../myTasks.ts';
import * as news from '../news.ts';
import * as office from '../office/index.ts';
import * as oldAddress from '../oldAddress.ts';
import * as ownPost from '../ownPost.ts';
import * as ownSession from '../ownSession.ts';
import * as payment from '../payment.ts';
import * as postReport from '../postReport.ts';
import * as published from '../published.ts';
import * as pushDevice from '../pushDevice.ts';
import * as reply from '../reply.ts';
import * as roster from '../roster.ts';
import * as search from '../search.ts';
import * as space from '../space.ts';
import * as telemetry from '../telemetry.ts';
import * as user from '../user/index.ts';
import * as userNotice from '../userNotice.ts';

/** A contract file also exports schemas and limits, which are not calls. */
type CallsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name];
};

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'path' in value && 'input' in value;

const callsIn = <Exports extends object>(file: Exports) =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => isCall(value))) as CallsIn<Exports>;

/** Declared, because the compiler writes no inferred type of this length into a declaration file. */
export type Calls = CallsIn<typeof user> &
  CallsIn<typeof ownSession> &
  CallsIn<typeof userNotice> &
  CallsIn<typeof pushDevice> &
  CallsIn<typeof myMatters> &
  CallsIn<typeof auth> &
  CallsIn<typeof common> &
  CallsIn<typeof news> &
  CallsIn<typeof published> &
  CallsIn<typeof space> &
  CallsIn<typeof reply> &
  CallsIn<typeof ownPost> &
  CallsIn<typeof postReport> &
  CallsIn<typeof inquiry> &
  CallsIn<typeof consent> &
  CallsIn<typeof marketingRefusal> &
  CallsIn<typeof standingText> &
  CallsIn<typeof roster> &
  CallsIn<typeof hygiene> &
  CallsIn<typeof search> &
  CallsIn<typeof manager> &
  CallsIn<typeof main> &
  CallsIn<typeof branch> &
  CallsIn<typeof oldAddress> &
  CallsIn<typeof payment> &
  CallsIn<typeof cashReceipt> &
  CallsIn<typeof office> &
  CallsIn<typeof telemetry> &
  CallsIn<typeof canary>;

/**
 * Every call by its export name. The server's handler table has the same keys, and the OpenAPI document lists them.
 * Browsers import single files instead, so that a page loads only its own calls.
 */
export const calls: Calls = {
  ...callsIn(user),
  ...callsIn(ownSession),
  ...callsIn(userNotice),
  ...callsIn(pushDevice),
  ...callsIn(myMatters),
  ...callsIn(auth),
  ...callsIn(common),
  ...callsIn(news),
  ...callsIn(published),
  ...callsIn(space),
  ...callsIn(reply),
  ...callsIn(ownPost),
  ...callsIn(postReport),
  ...callsIn(inquiry),
  ...callsIn(consent),
  ...callsIn(marketingRefusal),
  ...callsIn(standingText),
  ...callsIn(roster),
  ...callsIn(hygiene),
  ...callsIn(search),
  ...callsIn(manager),
  ...callsIn(main),
  ...callsIn(branch),
  ...callsIn(oldAddress),
  ...callsIn(payment),
  ...callsIn(cashReceipt),
  ...callsIn(office),
  ...callsIn(telemetry),
  ...callsIn(canary),
};

export type CallName = keyof Calls;
