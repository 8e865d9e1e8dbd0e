import { join } from 'node:path';
import * as v from 'valibot';
import { association } from '@portal/shared/association';
import { readData } from '@portal/shared/prose';
import { subjectName } from '../../../demo/pictures/subjects.ts';

/** Demo lists in the files of this folder, for editors; their fields are checked when they are read. */

const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  readData(join(import.meta.dirname, name), schema);

const sites = v.array(v.strictObject({ name: v.string(), url: v.pipe(v.string(), v.url()) }));
/** Public bodies and services that members look for, in the order of the footer. */
export const readSites = () => read('sites.json', sites);

/** Common beginning of the association's phone numbers. */
const MAIN_LINE = association.phone.slice(0, -4);
const people = v.array(
  v.strictObject({
    department: v.string(),
    position: v.string(),
    name: v.string(),
    duty: v.string(),
    /** Empty for people who do not work at the office. */
    extension: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  }),
);
/** Executives and employees of the association. */
export const readEmployees = () =>
  read('employees.json', people).map(({ extension, ...person }, index) => ({
    ...person,
    phone: extension ? `${MAIN_LINE}${extension}` : '',
    sort_order: index + 1,
  }));

const branches = v.array(
  v.strictObject({
    name: v.string(),
    /** Name of the regional branch before it in the file; empty for a regional one. */
    parent: v.string(),
    regions: v.array(v.string()),
    address: v.string(),
    phone: v.string(),
  }),
);
/** Branches of the association: one of each province, and a few local ones. */
export const readBranches = () => read('branches.json', branches);

const lines = v.strictTuple([v.string(), v.string()]);
const advertisers = v.array(
  v.strictObject({
    name: v.string(),
    /** Two lines for a long banner. */
    long: lines,
    /** Two lines for a short banner. */
    short: lines,
  }),
);
export type Advertiser = v.InferOutput<typeof advertisers>[number];
/** Advertisers of the association: suppliers of kitchens and dining rooms. */
export const readAdvertisers = () => read('advertisers.json', advertisers);

const picture = { subject: subjectName, beside: subjectName };
const campaign = v.strictObject({ title: v.string(), description: v.string(), url: v.string(), ...picture });
export type Campaign = v.InferOutput<typeof campaign>;
const campaigns = v.strictObject({
  /** Campaigns that run today. */
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
  /** Campaigns of other months: each theme in each season. */
  seasons: v.array(v.string()),
  themes: v.array(v.strictObject({ theme: v.string(), description: v.string(), url: v.string(), ...picture })),
});
/** Campaigns of the main page over time. */
export const readCampaigns = () => read('campaigns.json', campaigns);
