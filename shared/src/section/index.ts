export * from './isWithin.ts';
export * from './page.tsx';
export * from './pageAt.ts';
export * from './pageRoutes.ts';
export * from './paths.ts';
export * from './registry.ts';
export * from './routeModule.ts';
export type * from './section.ts';
export * from './visitorRegistry.ts';
