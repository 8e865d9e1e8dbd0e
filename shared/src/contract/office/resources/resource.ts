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
  /** True if employees of a branch open it too, with the rows of the branch. */
  readonly ofBranch?: true;
  /** Tables of the rows that its acts are recorded of, with the word for such a row. */
  readonly objects?: Readonly<Record<string, string>>;
  /** Acts of employees on the page, by their names in the audit log, with their Korean words. */
  readonly acts?: Readonly<Record<string, string>>;
  /** Kinds of waiting rows, by their names in the overview. */
  readonly waiting?: Readonly<Record<string, WaitingRows>>;
}

interface WaitingRows {
  readonly name: string;
  /** Query of the page that lists them. */
  readonly query?: `?${string}`;
  /** True if only national employees deal with them, although employees of a branch open the page. */
  readonly isNational?: true;
}

/** A declared page; its acts, objects and kinds of waiting keep their literal types. */
export const officeResource = <const Resource extends OfficeResource>(resource: Resource): Resource => resource;
