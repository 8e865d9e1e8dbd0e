import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as common from './common.ts';
import * as main from './main.ts';
import * as manager from './manager.ts';
import * as news from './news.ts';
import * as payment from './payment.ts';
import * as space from './space.ts';
import * as telemetry from './telemetry.ts';
import * as user from './user.ts';

/** What an area's file exports beside its calls (schemas, limits) is not a call. */
type CallsIn<Area> = { readonly [Name in keyof Area as Area[Name] extends Call ? Name : never]: Area[Name] };

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const callsIn = <Area extends object>(area: Area) =>
  Object.fromEntries(Object.entries(area).filter(([, value]) => isCall(value))) as CallsIn<Area>;

/**
 * Every call by the name that its area exports it under: the server's handler table is a record over these
 * names and the OpenAPI document lists them. Browsers import single areas instead, so that a page carries only
 * its own.
 */
export const calls = {
  ...callsIn(user),
  ...callsIn(auth),
  ...callsIn(common),
  ...callsIn(news),
  ...callsIn(space),
  ...callsIn(manager),
  ...callsIn(main),
  ...callsIn(payment),
  ...callsIn(telemetry),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
