export { loadNewsDemo } from './demo/demo.ts';
