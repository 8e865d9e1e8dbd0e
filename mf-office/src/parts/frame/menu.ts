import type { CallEntity } from '@portal/shared/contract';
import {
  OFFICE_RESOURCES,
  WAITING_PLACES,
  type officeOverview,
  type OfficeResource,
  type Permission,
  type WaitingKind,
} from '@portal/shared/contract/office';

type Overview = CallEntity<typeof officeOverview>;

interface MenuEntry {
  path: string;
  label: string;
  /** Kinds of waiting rows that the page lists. */
  waiting?: readonly string[];
}

/** Entries of every employee. */
const FIRST: MenuEntry = { path: '/office', label: '할 일' };
const SECURITY: MenuEntry = { path: '/office/security', label: '내 보안' };

/** Permissions in the order of their groups of entries. */
const GROUPS: readonly Permission[] = ['qualification', 'money', 'content', 'members', 'post'];

const entriesOf = (permission: Permission, isOfBranch = false): MenuEntry[] =>
  (OFFICE_RESOURCES as readonly OfficeResource[])
    .filter((resource) => resource.permission === permission && (!isOfBranch || resource.ofBranch === true))
    .map(({ path, name, waiting = {} }) => ({ path, label: name, waiting: Object.keys(waiting) }));

/** Names of the menu entries that a permission opens, in one line. */
export const openedBy = (permission: Permission): string =>
  entriesOf(permission)
    .map(({ label }) => label)
    .join(', ');

/** Entries of one permission, with their pending counts. */
export interface MenuGroup {
  /** Permission that opens its entries; null for those of every employee. */
  permission: Permission | null;
  entries: readonly (MenuEntry & { count: number })[];
}

/** Groups that an employee may open. */
export function groupsOf({
  permissions,
  waiting,
  branch,
}: Pick<Overview, 'permissions' | 'waiting' | 'branch'>): readonly MenuGroup[] {
  const counted = (entry: MenuEntry) => ({
    ...entry,
    count: waiting.filter(({ kind }) => entry.waiting?.includes(kind)).reduce((sum, { count }) => sum + count, 0),
  });
  return [
    { permission: null, entries: [FIRST, SECURITY].map(counted) },
    ...GROUPS.filter((permission) => permissions.includes(permission))
      .map((permission) => ({
        permission,
        entries: entriesOf(permission, Boolean(branch)).map(counted),
      }))
      .filter(({ entries }) => entries.length > 0),
  ];
}

/** Entry of a page: the one with the longest path above it. */
export const activeEntry = (path: string): MenuEntry | undefined =>
  [FIRST, SECURITY, ...GROUPS.flatMap((permission) => entriesOf(permission))]
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** Address of the page on which a kind of work is done. */
export const workplaceOf = (kind: WaitingKind): string =>
  kind === 'secondLooks' ? FIRST.path : WAITING_PLACES[kind].path;
