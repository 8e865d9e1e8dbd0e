import type { Migrations } from '../types/migration.ts';
import * as accounts from './0001-accounts.ts';
import * as auth from './0002-auth.ts';
import * as pipeline from './0003-pipeline.ts';
import * as files from './0004-files.ts';
import * as longLists from './0005-long-lists.ts';
import * as news from './0006-news.ts';
import * as space from './0007-space.ts';
import * as main from './0008-main.ts';
import * as manager from './0009-manager.ts';
import * as payment from './0010-payment.ts';
import * as certificates from './0011-certificates.ts';
import * as office from './0012-office.ts';
import * as notices from './0013-notices.ts';
import * as outbox from './0014-outbox.ts';
import * as placesInSearches from './0015-places-in-searches.ts';
import * as regionsAndMonths from './0016-regions-and-months.ts';
import * as calendar from './0017-calendar.ts';
import * as drafts from './0018-drafts.ts';

/**
 * Every migration, in the order in which they run. One that has been released never changes, neither its name nor its
 * content: `released.json` has the SHA-256 of each.
 */
export const migrations: Migrations = {
  '0001-accounts': accounts,
  '0002-auth': auth,
  '0003-pipeline': pipeline,
  '0004-files': files,
  '0005-long-lists': longLists,
  '0006-news': news,
  '0007-space': space,
  '0008-main': main,
  '0009-manager': manager,
  '0010-payment': payment,
  '0011-certificates': certificates,
  '0012-office': office,
  '0013-notices': notices,
  '0014-outbox': outbox,
  '0015-places-in-searches': placesInSearches,
  '0016-regions-and-months': regionsAndMonths,
  '0017-calendar': calendar,
  '0018-drafts': drafts,
};
