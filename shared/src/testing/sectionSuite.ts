import * as v from 'valibot';
import { matchRoutes } from '@portal/shared/router/testing';
import {
  isCompatible,
  isWithin,
  PATHS,
  ROUTE_FIELDS,
  sectionInfo,
  type RouteModule,
  type Section,
} from '@portal/shared/section';
import { sectionInfoOf } from '../section/sectionInfoOf.ts';
import { droppedFields } from './droppedFields.ts';
import { describeRendering } from './rendering/describeRendering.ts';

/**
 * Tests the obligations of a section towards the shell and other sections. Called in a section's `section.test.ts`.
 *
 * @example
 * ```ts src/section.test.ts
 * import { describeSection } from '@portal/shared/testing';
 * import routes from './routes.tsx';
 * import { section } from './section.ts';
 *
 * describeSection(section, routes);
 * ```
 */
export function describeSection(info: Section, module: RouteModule): void {
  const pages = info.pages.map(({ path }) => path);
  const owns = (path: string) => info.prefixes.some((prefix) => isWithin(path, prefix));

  describe(`the section ${info.name}`, () => {
    test('declares well-formed information about itself, with a page behind every menu entry', () => {
      expect(v.safeParse(sectionInfo, sectionInfoOf(info)).issues).toBeUndefined();
    });

    test('was built against a contract this shell runs', () => expect(isCompatible(module.contractVersion)).toBe(true));

    test(`has routes of ${ROUTE_FIELDS.join(', ')} alone, since the shell drops anything else`, () => {
      expect(droppedFields(module.routes)).toEqual([]);
    });

    test('has a route for every page', () => {
      expect(pages.filter((path) => matchRoutes(module.routes, path)?.at(-1)?.route.path !== path)).toEqual([]);
    });

    test('owns the prefix of every page', () => expect(pages.filter((path) => !owns(path))).toEqual([]));

    test('exposes the code of every inset that it declares', () => {
      const declared = sectionInfoOf(info).insets ?? [];
      expect(Object.keys(module.insets ?? {})).toEqual(declared.map(({ path }) => path));
    });

    test('names the number of an item among what its pages read of the query', () => {
      expect(info.pages.filter(({ item, query }) => item && !query?.includes(item)).map(({ path }) => path)).toEqual(
        [],
      );
    });

    test('has every page that others link to by section/paths.ts', () => {
      expect(Object.values(PATHS).filter((path) => owns(path) && !pages.includes(path))).toEqual([]);
    });

    describeRendering(info);
  });
}
