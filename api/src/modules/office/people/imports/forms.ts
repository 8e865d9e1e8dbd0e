import type { CallAnswer, Calls } from '@portal/shared/contract';
import { IMPORT_KIND_NAMES, type ImportKind } from '@portal/shared/contract/office';
import * as applications from '../../../user/imports/applications/headings.ts';
import * as articles from '../../../user/imports/articles/headings.ts';
import * as hygiene from '../../../user/imports/hygiene/headings.ts';
import * as members from '../../../user/imports/members/headings.ts';
import * as papers from '../../../user/imports/papers/headings.ts';

type Form = CallAnswer<Calls['officeImportForms']>[number];

const columnsOf = <Field extends string>(
  headings: Readonly<Record<Field, readonly string[]>>,
  required: readonly Field[],
): Form['columns'] =>
  (Object.keys(headings) as Field[]).map((field) => {
    const [heading = field, ...others] = headings[field];
    return { heading, others, isRequired: required.includes(field) };
  });

/** Columns of each kind, from the constants of its reader. */
const COLUMNS: Readonly<Record<ImportKind, Form['columns']>> = {
  members: columnsOf(members.MEMBER_HEADINGS, members.REQUIRED_FIELDS),
  papers: columnsOf(papers.PAPER_HEADINGS, papers.REQUIRED_FIELDS),
  applications: columnsOf(applications.APPLICATION_HEADINGS, applications.REQUIRED_FIELDS),
  hygiene: columnsOf(hygiene.HYGIENE_HEADINGS, hygiene.REQUIRED_FIELDS),
  articles: columnsOf(articles.ARTICLE_HEADINGS, articles.REQUIRED_FIELDS),
};

/** Columns that each kind of file accepts. */
export const listImportForms = async (): Promise<Form[]> =>
  (Object.keys(IMPORT_KIND_NAMES) as ImportKind[]).map((kind) => ({
    kind,
    name: IMPORT_KIND_NAMES[kind],
    columns: COLUMNS[kind],
  }));
