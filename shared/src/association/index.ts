export { accounting, association, qualification, teams } from '../../../association/facts.ts';
