import * as v from 'valibot';
import { matchRoutes } from '@portal/shared/router/testing';
import { isCompatible, sectionStatics, type RouteModule, type SectionStatics } from '@portal/shared/section';

/** What every section owes the shell. A section calls this in its `section.test.ts`. */
export function describeSection(statics: SectionStatics, module: RouteModule): void {
  describe(`the section ${statics.name}`, () => {
    test('says well-formed things of itself', () => {
      expect(v.safeParse(sectionStatics, statics).issues).toBeUndefined();
    });

    test('was built against a contract this shell runs', () => expect(isCompatible(module.contractVersion)).toBe(true));

    test.each(statics.pages.map(({ path }) => path))('has a route for %s', (path) => {
      expect(matchRoutes(module.routes, path)?.at(-1)?.route.path).toBe(path);
    });

    test.each(statics.pages.map(({ path }) => path))('owns the prefix of %s', (path) => {
      expect(statics.prefixes.some((prefix) => path.startsWith(prefix))).toBe(true);
    });

    test('has a page behind every menu entry', () => {
      const pages = statics.pages.map((page) => page.path);
      expect(statics.menus.map(({ path }) => path).filter((path) => !pages.includes(path))).toEqual([]);
    });
  });
}
