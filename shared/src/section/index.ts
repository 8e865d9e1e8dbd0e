export * from './contractNames.ts';
export * from './isWithin.ts';
export * from './page.tsx';
export * from './paths.ts';
export * from './registry.ts';
export * from './routeModule.ts';
export * from './visitorRegistry.ts';
