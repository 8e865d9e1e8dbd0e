export { association, qualification } from './association.ts';
