import type { CallEntity } from '@portal/shared/contract';
import {
  OFFICE_RESOURCES,
  PERMISSION_NAMES,
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
  /** What waits there. */
  waiting?: readonly string[];
}

/** Everybody's. */
const FIRST: MenuEntry = { path: '/office', label: '할 일' };

/** Permissions in the order of their groups of entries. */
const GROUPS: readonly Permission[] = ['qualification', 'money', 'content', 'members', 'post'];

const entriesOf = (permission: Permission): MenuEntry[] =>
  (OFFICE_RESOURCES as readonly OfficeResource[])
    .filter((resource) => resource.permission === permission)
    .map(({ path, name, waiting = {} }) => ({ path, label: name, waiting: Object.keys(waiting) }));

/** What a permission opens, in one line: the names of its entries. */
export const openedBy = (permission: Permission): string =>
  entriesOf(permission)
    .map(({ label }) => label)
    .join(', ');

/** Entries of the same work, with how much waits at each. */
export interface MenuGroup {
  /** What the permission is called; empty for what is everybody's. */
  name: string;
  entries: readonly (MenuEntry & { count: number })[];
}

/** The groups that an employee may open. */
export function groupsOf({ permissions, waiting }: Pick<Overview, 'permissions' | 'waiting'>): readonly MenuGroup[] {
  const counted = (entry: MenuEntry) => ({
    ...entry,
    count: waiting.filter(({ kind }) => entry.waiting?.includes(kind)).reduce((sum, { count }) => sum + count, 0),
  });
  return [
    { name: '', entries: [counted(FIRST)] },
    ...GROUPS.filter((permission) => permissions.includes(permission)).map((permission) => ({
      name: PERMISSION_NAMES[permission],
      entries: entriesOf(permission).map(counted),
    })),
  ];
}

/** Which entry a page belongs to: that of the longest path under which it lies. */
export const activeEntry = (path: string): MenuEntry | undefined =>
  [FIRST, ...GROUPS.flatMap(entriesOf)]
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** Address of the page on which a kind of work is done. */
export const workplaceOf = (kind: WaitingKind): string =>
  kind === 'secondLooks' ? FIRST.path : WAITING_PLACES[kind].path;
