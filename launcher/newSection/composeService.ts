/** Service of a section in docker-compose.yml, which all sections write alike. */
const SERVICE = /\n {2}mf-[a-z0-9-]+:\n {4}<<: \*section\n {4}build: .*\n/g;
/** Dependency of `register`. */
const DEPENDENCY = /\n {6}mf-[a-z0-9-]+: \{ condition: service_healthy \}/g;

function insertAfterLast(text: string, pattern: RegExp, addition: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error('docker-compose.yml has no section to put the new one after');
  const end = last.index + last[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}

/** docker-compose.yml with one more section: its service, and its name among the dependencies of `register`. */
export function withService(compose: string, name: string): string {
  const service = `
  ${name}:
    <<: *section
    build: { context: ., dockerfile: docker/Dockerfile, target: section, args: { APP: ${name} } }
`;
  const withDependency = insertAfterLast(compose, DEPENDENCY, `\n      ${name}: { condition: service_healthy }`);
  return insertAfterLast(withDependency, SERVICE, service);
}
