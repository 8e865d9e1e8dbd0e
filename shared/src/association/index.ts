export { association, qualification, teams } from '../../../association/facts.ts';
