import type { Permission } from '../../base/permission.ts';

/**
 * A page of the office, as plain data for the browser and the server alike. It has no schema, so that the menu brings
 * none into the first chunk of a section.
 */
export interface OfficeResource {
  /** The name of its entry in the menu. */
  readonly name: string;
  readonly permission: Permission;
  readonly path: `/office/${string}`;
  /** Tables of the rows that its acts are recorded of, with the word for such a row. */
  readonly objects?: Readonly<Record<string, string>>;
  /** What employees do there, as the audit log has it, with the words that they read. */
  readonly acts?: Readonly<Record<string, string>>;
  /** What waits there, with its name and the query of the page that lists it. */
  readonly waiting?: Readonly<Record<string, { readonly name: string; readonly query?: `?${string}` }>>;
}

/** A declared page; its acts, objects and kinds of waiting keep their literal types. */
export const officeResource = <const Resource extends OfficeResource>(resource: Resource): Resource => resource;
