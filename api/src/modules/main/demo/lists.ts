import { join } from 'node:path';
import * as v from 'valibot';
import { association } from '@portal/shared/association';
import { readData } from '@portal/shared/prose';
import { subjectName } from '../../../demo/pictures/motifs.ts';

/** The lists of the demo beside this file: an editor changes them, their fields are checked when they are read. */

const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  readData(join(import.meta.dirname, name), schema);

const sites = v.array(v.strictObject({ name: v.string(), url: v.pipe(v.string(), v.url()) }));
/** Public bodies and services that association members look for, in the order of the footer. */
export const readSites = () => read('sites.json', sites);

/** The exchange of the association's own numbers. */
const MAIN_LINE = association.phone.slice(0, -4);
const people = v.array(
  v.strictObject({
    department: v.string(),
    position: v.string(),
    name: v.string(),
    duty: v.string(),
    /** Empty for those who are not in the house. */
    extension: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  }),
);
/** The association's people. */
export const readEmployees = () =>
  read('employees.json', people).map(({ extension, ...person }, index) => ({
    ...person,
    phone: extension ? `${MAIN_LINE}${extension}` : '',
    sort_order: index + 1,
  }));

const lines = v.strictTuple([v.string(), v.string()]);
const advertisers = v.array(
  v.strictObject({
    name: v.string(),
    /** For a long banner, two lines. */
    long: lines,
    /** For a short one. */
    short: lines,
    subject: subjectName,
    beside: subjectName,
  }),
);
export type Advertiser = v.InferOutput<typeof advertisers>[number];
/** Who advertises with the association: suppliers of kitchens and halls. */
export const readAdvertisers = () => read('advertisers.json', advertisers);

const picture = { subject: subjectName, beside: subjectName };
const campaign = v.strictObject({ title: v.string(), description: v.string(), url: v.string(), ...picture });
export type Campaign = v.InferOutput<typeof campaign>;
const campaigns = v.strictObject({
  /** Those that run today. */
  top: v.array(campaign),
  bottom: v.array(campaign),
  popups: v.array(
    v.strictObject({
      over: v.string(),
      first: v.string(),
      second: v.string(),
      under: v.string(),
      link: v.string(),
      subject: subjectName,
    }),
  ),
  /** Those of other months: each theme in each season. */
  seasons: v.array(v.string()),
  themes: v.array(v.strictObject({ theme: v.string(), description: v.string(), url: v.string(), ...picture })),
});
/** What the main page has announced in the course of time. */
export const readCampaigns = () => read('campaigns.json', campaigns);
