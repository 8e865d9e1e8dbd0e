import { lineAt, lineOf, type Breach } from './breach.ts';

const FILE = 'docs/specification.md';
/** Called by the gateway, in its own format. */
const SERVED_BESIDES = ['/api/payment/callback'];

/** A page in a section's own table. */
export interface Page {
  path: string;
  guarded?: boolean;
  employeesOnly?: boolean;
}

/** The program against which the specification is checked: pages of each section, paths of all calls. */
export interface Built {
  pages: Readonly<Record<string, readonly Page[]>>;
  calls: readonly string[];
}

/** A path as in the table of routes, with the mark of a members' page: `/sign/me ●`. */
const marked = ({ path, guarded }: Page) => path + (guarded ? ' ●' : '');

/** Pages and calls that the specification lacks, and those that only the specification has. */
export function specificationBreaches(text: string, { pages, calls }: Built): Breach[] {
  const routes = /^### Routes$([^]*?)^### /m.exec(text);
  const rows = routes?.[1]?.split('\n') ?? [];
  const breach = (line: number, fault: string): Breach => ({ file: FILE, line, fault });
  const head = lineAt(text, routes?.index ?? 0);

  const ofPages = Object.entries(pages).flatMap(([section, own]) => {
    const described = rows.flatMap((row, index) =>
      row.endsWith(`| ${section} |`)
        ? [...row.matchAll(/`(\/[^`]*)`( ●)?/g)].map(([, path = '', mark = '']) => ({
            path: path + mark,
            line: head + index,
          }))
        : [],
    );
    // The specification excludes the office's own pages.
    const built = own.filter(({ employeesOnly }) => !employeesOnly).map(marked);
    const isTwice = described.filter(({ path }, index) => described.findIndex((one) => one.path === path) < index);
    return [
      ...built
        .filter((path) => !described.some((one) => one.path === path))
        .map((path) => breach(head, `lacks ${path} of ${section}`)),
      ...described
        .filter(({ path }) => !built.includes(path))
        .map(({ path, line }) => breach(line, `has ${path}, which ${section} does not have`)),
      ...isTwice.map(({ path, line }) => breach(line, `has ${path} of ${section} twice`)),
    ];
  });

  const named = [...text.matchAll(/`(\/(?:api|smart-user)\/[\w/-]+\w)(?:\?[^`]*)?`/g)];
  const served = [...SERVED_BESIDES, ...calls];
  const unknown = named
    .filter(([, path = '']) => !served.includes(path))
    .map(({ 1: path = '', index }) => breach(lineAt(text, index), `names ${path}, which is no call of the contract`));
  // The specification excludes the office's own calls.
  const names = calls
    .filter((path) => !path.startsWith('/api/office/'))
    .map((path) => path.slice(path.lastIndexOf('/') + 1));
  const missing = names
    .filter((name) => !text.includes(name))
    .map((name) => breach(lineOf(text, '### Routes'), `names the call ${name} nowhere`));
  return [...ofPages, ...unknown, ...missing];
}
