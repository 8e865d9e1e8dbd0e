import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { BUILDS_FOLDER, SECTION_MANIFEST_FILE, sectionBuild, type SectionBuild } from '@portal/shared/section/registry';

/** Fault in the code of a build. */
export type CodeFault =
  | 'throws-at-import'
  | 'throws-in-render'
  | 'throws-in-effect'
  | 'waits-in-render'
  | 'never-rests';

/** A build of a section in memory: its record, and its scripts and stylesheets by name. */
export interface Build {
  record: SectionBuild;
  files: ReadonlyMap<string, string>;
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Reads the live build in a section's output folder, which also has the files of earlier builds. */
export function readBuild(dist: string): Build {
  const record = v.parse(sectionBuild, readJson(dist, SECTION_MANIFEST_FILE));
  const files = v.parse(v.array(v.string()), readJson(dist, BUILDS_FOLDER, `${record.id}.json`));
  const names = files.filter((name) => /\.(js|css)$/.test(name));
  return { record, files: new Map(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')])) };
}

/** The same build without server code, so that a fault shows in browsers from the first page on. */
export function renderedByBrowsers({ record, files }: Build): Build {
  const { server: _, ...rest } = record;
  return { record: rest, files };
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Replaces the hashes of changed files in the files and the record: the entry contains the hashes of the chunks, the
 * record that of the entry.
 */
function withHashes(before: ReadonlyMap<string, string>, changed: Map<string, string>, record: string): string {
  const hashes = new Map([...before].map(([name, text]) => [name, hashOf(text)]));
  let replaced = record;
  for (let again = true; again;) {
    again = false;
    for (const [name, text] of changed) {
      const [old, now] = [hashes.get(name) ?? '', hashOf(text)];
      if (old === now) continue;
      again = true;
      hashes.set(name, now);
      for (const [other, otherText] of changed) if (other !== name) changed.set(other, otherText.replaceAll(old, now));
      replaced = replaced.replaceAll(old, now);
    }
  }
  return replaced;
}

/** Module ids that the routes load as pages. */
const pageModules = (routes: string): string[] =>
  [...routes.matchAll(/\.then\((?:\w+\.bind\(\w+,\s*|\(\)\s*=>\s*\w+\()(\d+)\)/g)].flatMap(([, id]) => id ?? []);

const MESSAGE = 'made to fail';
/** The fault lasts until a test sets `faultIsGone`, which represents the end of its cause. */
const THROW = `if(!globalThis.faultIsGone)throw new Error('${MESSAGE}')`;
const SHARED_REACT = `(()=>{for(const host of Object.values(globalThis.__FEDERATION__.__SHARE__))for(const scope of Object.values(host))for(const shared of Object.values(scope.react??{}))if(shared.lib)return shared.lib()})()`;

/** Replacements of a module's code; `original` is the code itself. */
const REPLACEMENTS: Readonly<Record<CodeFault, string>> = {
  'throws-at-import': `(m,e,r)=>{${THROW};original(m,e,r)}`,
  'throws-in-render': `(m,e,r)=>{original(m,e,r);const{default:Page,...rest}=e;m.exports={...rest,default:p=>{${THROW};return Page(p)}}}`,
  'throws-in-effect': `(m,e,r)=>{original(m,e,r);const{default:Page,...rest}=e;const{useEffect}=${SHARED_REACT};m.exports={...rest,default:p=>{useEffect(()=>{${THROW}});return Page(p)}}}`,
  'waits-in-render': `(m,e,r)=>{original(m,e,r);const{default:Page,...rest}=e;const{use}=${SHARED_REACT};const forever=new Promise(()=>0);m.exports={...rest,default:p=>{if(!globalThis.faultIsGone)use(forever);return Page(p)}}}`,
  'never-rests': `(m,e,r)=>{original(m,e,r);const{default:Page,...rest}=e;const{useEffect,useState}=${SHARED_REACT};m.exports={...rest,default:p=>{const[n,set]=useState(0);useEffect(()=>set(n+1),[n]);return Page(p)}}}`,
};

/** A chunk with some of its modules replaced. */
function damaged(chunk: string, modules: readonly string[] | null, fault: CodeFault): string {
  const start = chunk.indexOf('.push([') + '.push('.length;
  const end = chunk.lastIndexOf(')');
  if (start < '.push('.length || end < start) throw new Error('not a chunk of webpack');
  const ids = modules ? JSON.stringify(modules) : 'Object.keys(data[1])';
  const damage = `(data=>{for(const id of ${ids}){const original=data[1][id];if(original)data[1][id]=${REPLACEMENTS[fault]}}return data})`;
  return `${chunk.slice(0, start)}${damage}(${chunk.slice(start, end)})${chunk.slice(end)}`;
}

interface Change {
  /** Page with the fault. */
  page: string;
  fault?: CodeFault;
  /** Changed fields of the record. */
  record?: Partial<SectionBuild>;
  /** Changed files. */
  replaced?: ReadonlyMap<string, string>;
}

/** A deliberately broken copy of a build, with its own id and base. */
export function brokenBuild(
  build: Build,
  id: string,
  { page, fault, record = {}, replaced = build.files }: Change,
): Build {
  const { entry, base, files } = build.record;
  const changed = new Map(replaced);
  // The entry marks its requests with the id.
  changed.set(entry, (changed.get(entry) ?? '').replaceAll(build.record.id, id));
  const common = files['*']?.scripts ?? [];
  const own = files[page]?.scripts ?? [];
  if (fault) {
    const atImport = fault === 'throws-at-import';
    const modules = common.flatMap((name) => pageModules(build.files.get(name) ?? ''));
    for (const name of atImport ? common : own)
      changed.set(name, damaged(changed.get(name) ?? '', atImport ? null : modules, fault));
  }
  const text = withHashes(
    build.files,
    changed,
    JSON.stringify({ ...build.record, id, base: `${base}${id}/`, ...record }),
  );
  return { record: v.parse(sectionBuild, JSON.parse(text)), files: changed };
}
