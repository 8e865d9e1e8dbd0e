export * from './page.tsx';
export * from './registry.ts';
export * from './routeModule.ts';
